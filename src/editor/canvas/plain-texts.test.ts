import { describe, expect, it } from "vitest";
import { fieldSaying, plainTexts } from "./plain-texts.ts";

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
      label: "Question",
    });
  });

  it("finds none when two fields say the same, or none does", () => {
    expect(fieldSaying(FAQ, "Nothing")).toBeUndefined();
    expect(fieldSaying(FAQ, "Common")).toBeUndefined();
  });
});

describe("plainTexts", () => {
  it("leaves out what isn't shown as it is written: rich text, addresses, icons, choices", () => {
    const rich = { key: "k", content: { style: "simple", content: "**Bold**" } };
    expect(plainTexts(rich)).toEqual([]);
    const hero = { key: "k", hero: { style: "simple", image: "/a.png", cta: [{ key: "c", text: "Go", href: "/go" }] } };
    expect(plainTexts(hero).map(({ path }) => path)).toEqual([["hero", "cta", "c", "text"]]);
  });

  it("has nothing for an unknown type and for content of the wrong shape", () => {
    expect(plainTexts({ key: "k", spinner: { headline: "Hello" } })).toEqual([]);
    expect(plainTexts({ key: "k", faq: { items: "no list", headline: 7 } })).toEqual([]);
  });
});
