import { describe, expect, it } from "vitest";
import { cpuMs } from "../../tests/cpu-time.ts";
import { outlineOf } from "./outline.ts";

describe("outlineOf", () => {
  it.each([
    ["its headline", { key: "a", hero: { style: "text", headline: "**Two** hours" } }, "Hero", "Two hours"],
    [
      "its headline of two parts",
      { key: "a", timeline: { headlinePrefix: "From note", headlineSuffix: "to letter", items: [{ title: "One" }] } },
      "Timeline",
      "From note to letter",
    ],
    [
      "its text without Markdown",
      { key: "a", content: { content: "See ![A](/a.png) [our _prices_](/pricing):\n\n- one\n- two-fold" } },
      "Content",
      "See A our prices : one two-fold",
    ],
    ["what its items begin with", { key: "a", faq: { items: [{ question: "Why?" }] } }, "FAQ", "Why?"],
    ["no address", { key: "a", video: { url: "https://example.org/x" } }, "Video", ""],
    ["whose it is, of a shared one", { key: "a", footer: { shared: true } }, "Footer", "Shared across the site"],
    ["its name, of an unknown type", { key: "a", spaceship: { title: "Up" } }, "spaceship", "Up"],
  ])("describes a block by %s", (_case, block, label, words) => {
    const [entry] = outlineOf([block]);
    expect(entry).toMatchObject({ key: "a", label });
    expect(entry?.words.startsWith(words) && (words !== "" || entry.words === "")).toBe(true);
  });

  it("names variant and anchor, and keeps long words short", () => {
    const block = { key: "a", hero: { style: "text", headline: "long ".repeat(100) }, id: "top" };
    const [entry] = outlineOf([block]);
    expect(entry).toMatchObject({ style: "text", anchor: "top" });
    expect(entry?.words.length).toBeLessThan(145);
  });

  it.each(["<", "[", "[](", "  "])("doesn't block the editor for a text of nothing but “%s”", (part) => {
    const start = cpuMs();
    expect(outlineOf([{ key: "a", content: { content: part.repeat(300_000) } }])).toMatchObject([{ words: "" }]);
    expect(cpuMs() - start).toBeLessThan(2000);
  });
});
