import { expect, it } from "vitest";
import { ChunkError } from "./import-chunk.ts";
import { messageOf } from "./text.ts";

it.each([
  [true, "Check your connection and try again."],
  [false, "Reload the page and try again."],
])("the message of code that couldn't be loaded says what helps; it can be loaded again: %s", (canRetry, help) => {
  expect(messageOf(new ChunkError(canRetry, new TypeError("Failed to fetch")))).toContain(help);
});
