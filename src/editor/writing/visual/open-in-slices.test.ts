import { expect, it } from "vitest";
import { sourceOf } from "./bridge/visual-text.ts";
import type { Opened } from "./bridge/open-text.ts";
import { openAtOnce, openInSlices } from "./open-in-slices.ts";

/** Each of its blocks is written otherwise than it is, so it has to be read again. */
const LONG = "*  A list\n\n\nSome words after it.\n\n".repeat(80);

it("a long text is opened in slices, between which others get their turn", { tags: ["slow"] }, async () => {
  expect(openAtOnce(LONG, 0)).toBeUndefined();
  expect(openAtOnce("Short", 1000)?.ok).toBe(true);
  let turns = 0;
  const others = setInterval(() => (turns += 1));
  const opened = await new Promise<Opened>((done) => openInSlices(LONG, done));
  clearInterval(others);
  if (!opened.ok) throw new Error(opened.error.message);
  expect(sourceOf(opened.value)).toBe(LONG);
  expect(turns).toBeGreaterThan(0);
});

it("a text is opened no further once it isn't wanted", async () => {
  let count = 0;
  const cancel = openInSlices("Short", () => (count += 1));
  cancel();
  await new Promise<Opened>((done) => openInSlices("Another", done));
  expect(count).toBe(0);
});
