import { describe, expect, it } from "vitest";
import { fieldHolding, fieldSaying } from "./plain-texts.ts";

const FAQ = {
  key: "k1",
  faq: {
    style: "simple",
    headline: "Common questions",
    items: [
      { key: "i1", question: "What does it cost?", answer: "Nothing" },
      { key: "i2", question: "Who reads it?", answer: "Nothing" },
    ],
  },
};

describe("fieldSaying", () => {
  it("finds the field of a text on the page, through lists by the items' keys", () => {
    expect(fieldSaying(FAQ, "  Who reads\n it? ")).toMatchObject({
      path: ["faq", "items", "i2", "question"],
      value: "Who reads it?",
      spec: { label: "Question" },
    });
  });

  it("distinguishes items with the same text by their order, as long as the page shows each of them once", () => {
    const path = (index: number, count: number) => fieldSaying(FAQ, "Nothing", { index, count })?.path;
    expect(path(0, 2)).toEqual(["faq", "items", "i1", "answer"]);
    expect(path(1, 2)).toEqual(["faq", "items", "i2", "answer"]);
    expect(path(1, 4)).toBeUndefined();
  });

  it("finds none when other fields have the same text, or none does", () => {
    const twice = { key: "k", faq: { headline: "Why?", items: [{ key: "i", question: "Why?", answer: "So." }] } };
    expect(fieldSaying(twice, "Why?", { index: 1, count: 2 })).toBeUndefined();
    expect(fieldSaying(FAQ, "Common")).toBeUndefined();
  });

  it("skips what isn't shown literally: rich text, addresses, icons, choices", () => {
    expect(fieldSaying({ key: "k", content: { style: "simple", content: "Bold" } }, "Bold")).toBeUndefined();
    const hero = { key: "k", hero: { style: "text", image: "/go", cta: [{ key: "c", text: "Go", href: "/go" }] } };
    expect(fieldSaying(hero, "/go")).toBeUndefined();
    expect(fieldSaying(hero, "text")).toBeUndefined();
    expect(fieldSaying(hero, "Go")?.path).toEqual(["hero", "cta", "c", "text"]);
  });

  it("takes a name that a picture's alt text repeats for the name", () => {
    const logos = [{ key: "l", src: "/landing/logo.svg", alt: "Acme", name: "Acme" }];
    expect(fieldSaying({ key: "k", logoClouds: { logos } }, "Acme")?.path).toEqual([
      "logoClouds",
      "logos",
      "l",
      "name",
    ]);
    expect(fieldHolding({ key: "k", logoClouds: { logos } }, "Acme")?.path.at(-1)).toBe("name");
  });

  it("finds nothing in an unknown type and in content of the wrong shape", () => {
    expect(fieldSaying({ key: "k", spinner: { headline: "Hello" } }, "Hello")).toBeUndefined();
    expect(fieldSaying({ key: "k", faq: { items: "no list", headline: 7 } }, "no list")).toBeUndefined();
  });
});

describe("fieldHolding", () => {
  it("finds formatted text by a part of it, and the first of several with the same text", () => {
    const rich = { key: "k", content: { style: "simple", content: "Some **bold** words" } };
    expect(fieldHolding(rich, "bold")?.path).toEqual(["content", "content"]);
    expect(fieldHolding(FAQ, "Nothing")?.path).toEqual(["faq", "items", "i1", "answer"]);
    expect(fieldHolding(FAQ, " ")).toBeUndefined();
  });

  it("finds the field of a part of formatted text, although a plain one says the same", () => {
    const items = [{ key: "i", title: "Free", text: "**Free** for all" }];
    const path = (isFormatted: boolean) => fieldHolding({ key: "k", columns: { items } }, "Free", isFormatted)?.path;
    expect(path(true)).toEqual(["columns", "items", "i", "text"]);
    expect(path(false)).toEqual(["columns", "items", "i", "title"]);
  });
});
