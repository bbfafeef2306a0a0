import fc from "fast-check";
import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Ada Byron", "AB"],
  ["ana maría gil", "AG"],
  ["Ingrid", "I"],
  ["Sean O'Casey", "SO"],
  ["octo-cat", "OC"],
  ["renovate[bot]", "RB"],
  ["  Øystein   (he/him)  Å. ", "ØÅ"],
  ["[Add a name]", "AN"],
  ["Agent 007", "A0"],
  ["e\u0301mile zola", "E\u0301Z"],
  ["𝒜da", "𝒜"],
  ["李 明", "李明"],
  ["Ada 🚀", "A"],
  ["!!!", ""],
  ["", ""],
])("initials of %j are %j", (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

it("initials are at most two characters, each of which upper case makes three at most", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(initialsOf(name).match(/\p{L}|\p{N}/gu)?.length ?? 0).toBeLessThanOrEqual(6);
      expect(initialsOf(name)).not.toMatch(/\s/);
    }),
  );
});
