import { describe, expect, it } from "vitest";
import { bareMarksOf, markedBlocks } from "./bare-marks.ts";

const block = {
  key: "b1",
  type: "faq",
  content: {
    items: [
      { key: "i1", title: "One" },
      { key: "i2", title: "Two" },
    ],
  },
};
const mark = { key: "b1", path: ["content", "items", "i2", "title"], text: "Is it so?" };
const bare = { block: 0, path: ["content", "items", "1", "title"], text: "Is it so?" };

function countingKeys() {
  let count = 0;
  return () => `new${(count += 1)}`;
}

describe("marks beside blocks without keys", () => {
  it("name an item by its index", () => {
    expect(bareMarksOf([block], [mark])).toEqual([bare]);
  });

  it("leave out marks on other blocks and on items that are gone", () => {
    const gone = { ...mark, path: ["content", "items", "i3", "title"] };
    expect(bareMarksOf([block], [{ ...mark, key: "b2" }, gone])).toEqual([]);
  });

  it("come back on the same values under new keys", () => {
    const { blocks, annotations } = markedBlocks([block], [{ ...bare, kind: "confirmed" }], countingKeys());
    expect(bareMarksOf(blocks, annotations)).toEqual([{ ...bare, kind: "confirmed" }]);
    expect(annotations[0]?.path).not.toContain("i2");
  });

  it.each([
    ["a list", "no list"],
    ["on a block that is there", [{ ...bare, block: 1 }]],
    ["on an item that is there", [{ ...bare, path: ["content", "items", "2", "title"] }]],
    ["of a known kind", [{ ...bare, kind: "other" }]],
    ["with a text", [{ ...bare, text: "" }]],
  ])("are left out where they aren't %s", (_case, marks) => {
    expect(markedBlocks([block], marks, countingKeys()).annotations).toEqual([]);
  });
});
