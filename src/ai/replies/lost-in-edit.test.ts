import { expect, it } from "vitest";
import { cpuMs } from "../../../tests/cpu-time.ts";
import { lostInEdit } from "./lost-in-edit.ts";

const TEXT = [
  "A [link](/here), a <https://example.org/> and a note[^1].",
  "![A desk](/media/desk.png)",
  "| A | B |\n| --- | :-: |\n| 1 | 2 |",
  "- one\n  1. two",
  "```js\nconst one = 1;\n```",
  "[^1]: See [there](/there).",
].join("\n\n");

it("says nothing where all markup stays, in other words", () => {
  expect(lostInEdit(TEXT, TEXT.replace("A [link]", "Our own [page]").replace("See", "Look"))).toEqual([]);
});

it.each([
  ["a link", (text: string) => text.replace("[link](/here)", "link"), ["A link is gone: /here"]],
  ["a picture", (text: string) => text.replace(/!.*\n/, ""), ["A picture is gone: /media/desk.png"]],
  ["a table", (text: string) => text.replace(/\|.*\n/g, ""), ["A table is gone."]],
  ["a footnote", (text: string) => text.replace(/\[\^1\]:.*/, "[there](/there)"), ["A footnote is gone: 1"]],
  ["code", (text: string) => text.replace("one = 1", "one = 2"), ["A block of code has changed, or is gone."]],
  ["a new address", (text: string) => `${text} [x](https://x.example)`, ["An address is new: https://x.example"]],
])("names %s", (_case, change, notes) => {
  expect(lostInEdit(TEXT, change(TEXT))).toEqual(notes);
});

it.each(["|    ", "- | ", "[a](", "```\n", "[^a", "<https:"])("takes little time for many of %j", (piece) => {
  const long = piece.repeat(Math.floor(100_000 / piece.length));
  const before = cpuMs();
  lostInEdit(long, `${long}x`);
  expect(cpuMs() - before).toBeLessThan(1000);
});
