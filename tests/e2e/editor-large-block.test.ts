import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { canvas, editorsIn, headlines, waitForState } from "./editor-sessions.ts";

const { openNew } = editorsIn(useBrowser());

/** A block of 1.2 million characters, more than a batch may hold. */
const answer = "An answer of several words. ".repeat(500);
const LARGE = {
  faq: { headline: "Large", items: Array.from({ length: 84 }, (_, n) => ({ question: `${n}?`, answer })) },
};

it("brings a removed block that is larger than a batch back by undo, copies it, and goes on saving", async () => {
  const { page, id } = await openNew("/editor-large-block", [{ heading: { headline: "First" } }, LARGE]);
  const blocks = async () => (await ask(page, "GET", `/api/pages/${id}/draft`)).body.page.blocks;
  const digest = async () =>
    createHash("sha256")
      .update(JSON.stringify(await blocks()))
      .digest("hex");
  const before = await digest();
  const press = async (keys: string) => {
    await canvas(page)
      .getByRole("button", { name: /^FAQ, 2 of/ })
      .focus();
    await page.keyboard.press(keys);
  };
  await press("Delete");
  await expect.poll(() => headlines(page, id)).toEqual(["First"]);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(digest).toBe(before);
  await waitForState(page, "Saved");
  await press("Control+d");
  await expect.poll(() => headlines(page, id)).toEqual(["First", "Large", "Large"]);
  await waitForState(page, "Saved");
  const [, original, copy] = await blocks();
  const bare = (block: unknown) => JSON.stringify(block).replaceAll(/"key":"[^"]*",?/g, "");
  expect(bare(copy) === bare(original)).toBe(true);
  expect(await page.getByRole("alert").filter({ hasText: "could not be saved" }).count()).toBe(0);
});
