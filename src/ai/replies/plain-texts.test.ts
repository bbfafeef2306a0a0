import { expect, it } from "vitest";
import { readBlockReply } from "./read-block-reply.ts";

function headlineOf(headline: string) {
  const read = readBlockReply(JSON.stringify({ heading: { headline } }), "heading", {});
  return read.ok ? [read.value.block.heading, read.value.notes.length] : undefined;
}

it.each([
  ["**Welcome** to us", "Welcome to us"],
  ["# Welcome", "Welcome"],
  ["A <b>bold</b> plan<br>", "A bold plan"],
  ["One and **two words**", "One and two words"],
])("shows no marks of a model where signs are shown as they are: %s", (written, headline) => {
  expect(headlineOf(written)).toEqual([{ headline }, 1]);
});

it.each(["5 ** 2 and 2 ** 5", "We are #1", "C# and __init__.py", "a < b > c", "Rated 5*", "***"])(
  "leaves signs that are no markup: %s",
  (headline) => expect(headlineOf(headline)).toEqual([{ headline }, 0]),
);
