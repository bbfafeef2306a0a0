import { describe, expect, it } from "vitest";
import { defaultsOf } from "#blocks/samples";
import type { JsonObject } from "#shared";
import { keepOwn } from "./keep-own.ts";
import { readBlockReply } from "./read-block-reply.ts";

/** Merges a reply into a block. */
function becomes(type: string, old: JsonObject, reply: JsonObject, known = "") {
  const read = readBlockReply(JSON.stringify({ [type]: reply }), type, { known });
  if (!read.ok) throw new Error(read.error.message);
  return keepOwn(type, old, read.value.block[type] as JsonObject);
}

const ada = { name: "Ada Byron", quote: "It works.", avatar: "/ada.png", company: "Acme" };
const bob = { name: "Bob Stone", quote: "So it does.", role: "Head", title: "Proof" };
const voices = (...items: JsonObject[]) => ({ headline: "Voices", items });
const topics = (...titles: string[]) => voices(...titles.map((title) => ({ title })));
const shipped = defaultsOf("testimonials") as { items: JsonObject[] };
const open = { name: "[Add a name]", role: "[Add a role]", sample: true };

describe("people in testimonials", () => {
  it.each([
    ["as many", topics("a", "b")],
    ["fewer", topics("a")],
    ["none", { headline: "New" }],
  ])("stay when a model writes %s", (_case, reply) => {
    const { content } = becomes("testimonials", voices(ada, bob), { ...reply, headline: "New" });
    expect(content).toEqual({ headline: "New", items: [ada, bob] });
  });

  it("stay when it writes more: new ones follow them as placeholders", () => {
    const { content, kept } = becomes("testimonials", voices(ada), topics("a", "b"));
    expect(content.items).toEqual([ada, { ...open, quote: "[Add a real quote: b]" }]);
    expect(kept).toEqual([["testimonials", "items", 0]]);
  });

  it("are distinguished from shipped samples and earlier placeholders, which are replaced", () => {
    const [sample = {}] = shipped.items;
    const placeholder = { ...open, quote: "[Add a real quote: old]" };
    const { content } = becomes("testimonials", voices(sample, ada, placeholder, sample, bob), topics("a", "b", "c"));
    expect(content.items).toEqual([
      { ...open, quote: "[Add a real quote: a]" },
      ada,
      { ...open, quote: "[Add a real quote: c]" },
      bob,
    ]);
  });

  it("are people as soon as anything about them is someone's own", () => {
    const [sample = {}] = shipped.items;
    const own = { ...sample, quote: "My own words" };
    expect(becomes("testimonials", voices(own), topics("a")).content.items).toEqual([own]);
  });
});

describe("what else a model may not claim", () => {
  const founder = { headline: "Why", description: "Dear reader" };
  const ruth = { name: "Ruth Okafor", title: "Founder", credentials: "PhD" };

  it.each([
    ["a placeholder", { name: "Jane", title: "CEO" }],
    ["nothing", null],
  ])("a founder is kept if a model writes %s", (_case, author) => {
    const { content } = becomes("founderStory", { ...founder, author: ruth }, { ...founder, author });
    expect(content.author).toEqual(ruth);
  });

  it("a founder whom people named replaces the other one entirely", () => {
    const author = { name: "Mae Lin", title: "CEO" };
    const old = { ...founder, author: ruth };
    const { content } = becomes("founderStory", old, { ...founder, author }, "Mae Lin is our CEO");
    expect(content.author).toEqual(author);
  });

  it("logos stay, and those that people named come behind them", () => {
    const acme = { name: "Acme", src: "/acme.svg" };
    const old = { logos: [acme, { src: "/b.svg", alt: "Beta" }] };
    expect(becomes("logoClouds", old, { headline: "With", logos: [] }).content.logos).toEqual(old.logos);
    const named = { logos: [{ name: "acme" }, { name: "Gamma" }] };
    expect(becomes("logoClouds", old, named, "acme and Gamma").content.logos).toEqual([
      ...old.logos,
      { name: "Gamma" },
    ]);
  });

  it("shipped badges are replaced by a placeholder", () => {
    const old = defaultsOf("logoClouds") as JsonObject;
    const { content } = becomes("logoClouds", old, { logos: [{ name: "Zeta" }] });
    expect(content.logos).toEqual([{ name: "[Add a real logo]" }]);
  });

  it("members are kept with the settings beside them, even if the reply doesn't mention them", () => {
    const data = { members: [{ user: "Ada", avatar_url: "/ada.png", url: "https://example.org/ada" }] };
    const old = { type: "manual", headline: "Us", data, withName: false };
    const { content } = becomes("community", old, { type: "manual", headline: "We", data: null });
    expect(content).toEqual({ ...old, headline: "We" });
  });

  it("pictures stay at any depth, with their words; links keep their addresses", () => {
    const step = { title: "One", image: "/1.png", imageAlt: "A desk" };
    const reply = { headline: "H", steps: [{ title: "New", imageAlt: "A robot" }] };
    expect(becomes("howItWorks", { headline: "H", steps: [step] }, reply).content.steps).toEqual([
      { title: "New", image: "/1.png", imageAlt: "A desk" },
    ]);
    const card = { title: "Before", description: "x", image: "/b.png" };
    const compared = { headline: "H", beforeCard: { title: "Then", description: "y" }, afterCard: card };
    expect(becomes("compare", { headline: "H", beforeCard: card, afterCard: card }, compared).content).toMatchObject({
      beforeCard: { title: "Then", image: "/b.png" },
    });
    const cta = [{ text: "Call us", href: "tel:+1", target: "_blank" }];
    const called = { headline: "H", cta: [{ text: "Ring us", href: "https://invented.example" }] };
    expect(becomes("hero", { headline: "H", cta }, called).content.cta).toEqual([
      { text: "Ring us", href: "tel:+1", target: "_blank" },
    ]);
  });

  it("pictures of a gallery stay where fewer titles are written", () => {
    const items = ["a", "b"].map((name) => ({ type: "image", title: name, src: `/${name}.png` }));
    const reply = { headline: "H", items: [{ type: "image", title: "New", src: "" }] };
    expect(becomes("gallery", { headline: "H", items }, reply).content.items).toEqual([
      { type: "image", title: "New", src: "/a.png" },
      items[1],
    ]);
  });
});
