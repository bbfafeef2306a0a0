import { expect, it } from "vitest";
import { neighbour, placeAfterKey } from "./use-grid-keys.ts";

const size = { row: 3, column: 4 };

it.each([
  ["ArrowDown", false, [1, 1], [2, 1]],
  ["ArrowDown", false, [2, 1], [2, 1]],
  ["ArrowLeft", false, [1, 0], [1, 0]],
  ["ArrowRight", false, [1, 2], [1, 3]],
  ["PageUp", false, [2, 2], [0, 2]],
  ["Home", false, [1, 2], [1, 0]],
  ["End", true, [0, 1], [2, 3]],
])("%s leads to a cell of the grid (with Ctrl: %s)", (key, isControl, [row = 0, column = 0], [nextRow, nextColumn]) => {
  expect(placeAfterKey(key, isControl, { row, column }, size)).toEqual({ row: nextRow, column: nextColumn });
});

it("other keys do nothing", () => {
  expect(placeAfterKey("x", false, { row: 0, column: 0 }, size)).toBeUndefined();
});

it("the cell behind a row's last one is the next row's first one", () => {
  expect(neighbour({ row: 0, column: 3 }, 1, size)).toEqual({ row: 1, column: 0 });
  expect(neighbour({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 3 });
  expect(neighbour({ row: 2, column: 3 }, 1, size)).toEqual({ row: 2, column: 3 });
});
