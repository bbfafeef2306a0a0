import { expect, it } from "vitest";
import { wholeCharacters } from "./whole-characters.ts";

async function* sent(parts: readonly string[]) {
  yield* parts;
}

it.each([
  [
    ["Hi \uD83D", "\uDE00!"],
    ["Hi ", "😀!"],
  ],
  [["\uD83D", "\uDE00"], ["😀"]],
  [
    ["a😀", "b"],
    ["a😀", "b"],
  ],
  [["a\uD83D"], ["a", "\uD83D"]],
])("keeps the two halves of a character together: %j", async (parts, expected) => {
  expect(await Array.fromAsync(wholeCharacters(sent(parts)))).toEqual(expected);
});
