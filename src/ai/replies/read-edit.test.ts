import { describe, expect, it } from "vitest";
import { readEdit } from "./read-edit.ts";

const question = { question: "Why?", answer: "Because." };

describe("readEdit", () => {
  const testimonials = {
    headline: "Voces",
    more: 1,
    items: [{ key: "i1", name: "Ada", quote: "Muy bien", company: "Acme", quoteUrl: "/a" }],
  };
  const reply = JSON.stringify({
    testimonials: {
      headline: "Voices",
      style: "scroll",
      items: [{ name: "Eve", quote: "Very good", company: "Evil", quoteUrl: "/e" }, { name: "New" }],
    },
  });

  it("changes one field's text", () => {
    expect(readEdit('{"text":" Hello "}', { action: "rewrite", type: "faq", value: "Hi" })).toEqual({
      ok: true,
      value: { value: "Hello", notes: [] },
    });
    expect(readEdit('{"faq":{}}', { action: "rewrite", type: "faq", value: "Hi" })).toMatchObject({ ok: false });
  });

  it("keeps items, keys, addresses, choices and what it doesn't know, and other people's words in another tone", () => {
    expect(readEdit(reply, { action: "tone", type: "testimonials", value: testimonials })).toMatchObject({
      ok: true,
      value: { value: { ...testimonials, headline: "Voices" } },
    });
  });

  it("translates what people said, and adds nothing to it", () => {
    expect(readEdit(reply, { action: "translate", type: "testimonials", value: testimonials })).toEqual({
      ok: true,
      value: {
        value: {
          ...testimonials,
          headline: "Voices",
          items: [{ ...testimonials.items[0], quote: "Very good" }],
        },
        notes: [
          { path: ["testimonials"], message: "Only existing texts can be changed: “style”." },
          { path: ["testimonials", "items"], message: "Only the first 1 were kept." },
          {
            path: ["testimonials", "items", 0],
            message: "Only existing texts can be changed: “name”, “company”, “quoteUrl”.",
          },
        ],
      },
    });
  });

  it("keeps the text that is there when the new one can't be used", () => {
    const text = JSON.stringify({ faq: { headline: "", items: [{ question: 1, answer: null }] } });
    const value = { headline: "Questions", items: [question] };
    const notes = [{ path: ["faq", "items", 0, "question"], message: "This wasn’t text." }];
    expect(readEdit(text, { action: "rewrite", type: "faq", value })).toEqual({ ok: true, value: { value, notes } });
  });

  it.each([
    ["headline", { headline: 42 }, ["faq", "headline"], "This wasn’t text."],
    ["items", { items: "Why?" }, ["faq", "items"], "This wasn’t a list."],
    ["items", { items: ["Why?"] }, ["faq", "items", 0], "This wasn’t a group of fields."],
    ["size", { headline: "> ".repeat(5000) }, ["faq", "headline"], "This was too long, or nested too deep."],
    ["names", { more: "Words" }, ["faq"], "There is no field for this: “more”."],
  ])("says what it left out: wrong %s", (_what, faqTexts, path, message) => {
    const value = { headline: "Questions", items: [question] };
    const text = JSON.stringify({ faq: { ...faqTexts } });
    const notes = [{ path, message }];
    expect(readEdit(text, { action: "rewrite", type: "faq", value })).toEqual({ ok: true, value: { value, notes } });
  });

  it("notes nothing that a model leaves alone or repeats", () => {
    const value = { headline: "Questions", style: "simple", items: [question] };
    const text = JSON.stringify({ faq: { headline: null, style: "simple", items: [null] } });
    expect(readEdit(text, { action: "rewrite", type: "faq", value })).toEqual({
      ok: true,
      value: { value, notes: [] },
    });
  });
});
