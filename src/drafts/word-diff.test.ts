import { describe, expect, it } from "vitest";
import { diffWords } from "./word-diff.ts";

const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `{+${text}+}`))
    .join("");

describe("diffWords", () => {
  it.each([
    ["Reports in 2 hours", "Reports in 25 minutes", "Reports in [-2-]{+25+} [-hours-]{+minutes+}"],
    ["", "New", "{+New+}"],
    ["Gone", "", "[-Gone-]"],
    ["Same, really.", "Same, really.", "Same, really."],
    ["Ends here.", "Ends here!", "Ends here[-.-]{+!+}"],
    ["Über uns", "Über euch", "Über [-uns-]{+euch+}"],
  ])("marks what changed from %j to %j", (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it("keeps both texts whole, also very long ones", { tags: ["slow"] }, () => {
    for (const [before, after] of [
      ["a b c d e", "b x d e f"],
      ["word ".repeat(3000), "other ".repeat(3000)],
    ] as const) {
      const parts = diffWords(before, after);
      const text = (kind: string) =>
        parts
          .filter((one) => one.kind !== kind)
          .map((one) => one.text)
          .join("");
      expect([text("added"), text("removed")]).toEqual([before, after]);
    }
  });
});
