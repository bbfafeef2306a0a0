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

  it("tells items of a list that say the same apart by their order, as long as the page shows each of them once", () => {
    const path = (place: number, count: number) => fieldSaying(FAQ, "Nothing", { place, count })?.path;
    expect(path(0, 2)).toEqual(["faq", "items", "i1", "answer"]);
    expect(path(1, 2)).toEqual(["faq", "items", "i2", "answer"]);
    expect(path(1, 4)).toBeUndefined();
  });

  it("finds none when other fields say the same, or none does", () => {
    const twice = { key: "k", faq: { headline: "Why?", items: [{ key: "i", question: "Why?", answer: "So." }] } };
    expect(fieldSaying(twice, "Why?", { place: 1, count: 2 })).toBeUndefined();
    expect(fieldSaying(FAQ, "Common")).toBeUndefined();
  });

  it("leaves out what isn't shown as it is written: rich text, addresses, icons, choices", () => {
    expect(fieldSaying({ key: "k", content: { style: "simple", content: "Bold" } }, "Bold")).toBeUndefined();
    const hero = { key: "k", hero: { style: "text", image: "/go", cta: [{ key: "c", text: "Go", href: "/go" }] } };
    expect(fieldSaying(hero, "/go")).toBeUndefined();
    expect(fieldSaying(hero, "text")).toBeUndefined();
    expect(fieldSaying(hero, "Go")?.path).toEqual(["hero", "cta", "c", "text"]);
  });

  it("finds nothing in an unknown type and in content of the wrong shape", () => {
    expect(fieldSaying({ key: "k", spinner: { headline: "Hello" } }, "Hello")).toBeUndefined();
    expect(fieldSaying({ key: "k", faq: { items: "no list", headline: 7 } }, "no list")).toBeUndefined();
  });
});

describe("fieldHolding", () => {
  it("finds formatted text by a part of it, and the first of several that say the same", () => {
    const rich = { key: "k", content: { style: "simple", content: "Some **bold** words" } };
    expect(fieldHolding(rich, "bold")?.path).toEqual(["content", "content"]);
    expect(fieldHolding(FAQ, "Nothing")?.path).toEqual(["faq", "items", "i1", "answer"]);
    expect(fieldHolding(FAQ, " ")).toBeUndefined();
  });
});
