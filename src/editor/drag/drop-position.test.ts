import { describe, expect, it } from "vitest";
import { dropPosition } from "./drop-position.ts";

/** Four blocks of 100, with 20 between the second and the third. */
const EDGES = [
  { key: "a", top: 0, bottom: 100 },
  { key: "b", top: 100, bottom: 200 },
  { key: "c", top: 220, bottom: 320 },
  { key: "d", top: 320, bottom: 420 },
];

describe("dropPosition", () => {
  it.each([
    ["above the first block's middle", 10, ["c"], { after: null, top: 0 }],
    ["between two blocks, in the middle of their gap", 190, ["d"], { after: "b", top: 210 }],
    ["below everything", 9000, ["a"], { after: "d", top: 420 }],
  ])("finds the position %s", (_where, y, dragged, position) => {
    expect(dropPosition(EDGES, y, dragged)).toEqual(position);
  });

  it.each([
    ["above itself", 60, ["b"]],
    ["below itself", 240, ["b"]],
    ["inside the run that is dragged", 190, ["b", "c"]],
  ])("offers no position %s, where nothing would change", (_where, y, dragged) => {
    expect(dropPosition(EDGES, y, dragged)).toBeUndefined();
  });

  it("gathers blocks that aren't adjacent beside one of them", () => {
    expect(dropPosition(EDGES, 110, ["a", "d"])).toEqual({ after: "a", top: 100 });
  });

  it("has no position on an empty page", () => {
    expect(dropPosition([], 10, [])).toBeUndefined();
  });
});
