import { expect, it } from "vitest";
import { ChunkError } from "./import-chunk.ts";
import { messageOf, nameInWords, shorten } from "./text.ts";

it.each([
  [true, "Check your connection and try again."],
  [false, "Reload the page and try again."],
])("the message of code that couldn't be loaded says what helps; it can be loaded again: %s", (canRetry, help) => {
  expect(messageOf(new ChunkError(canRetry, new TypeError("Failed to fetch")))).toContain(help);
});

it.each([
  ["ctaButton", "Cta button"],
  ["video_url", "Video url"],
  ["visual-steps", "Visual steps"],
])("the name %s in words is %s", (name, words) => expect(nameInWords(name)).toBe(words));

it.each([
  ["Two\n lines ", "Two lines"],
  ["Ten places", "Ten places"],
  ["Ten places are open", "Ten place…"],
  ["Ten place 😀 open", "Ten place…"],
  ["Eight c 😀😀", "Eight c…"],
])("%j in ten characters is %j", (text, shown) => expect(shorten(text, 10)).toBe(shown));
