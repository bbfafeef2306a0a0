import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { heroSaying } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { FAQ, openEditor } from "./editor-verbs.ts";

const { openKept } = useBrowser();
const RICH = { content: { style: "simple", content: "Some **formatted** words" } };

/** Clicks a word twice, so much later the second time; browsers count clicks up to half a second apart as one. */
async function clickTwice(page: Page, text: Locator, gap: number): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const box = await text.boundingBox();
  if (!box) throw new Error("The text isn't drawn");
  const [x, y] = [box.x + 14, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(gap);
  await page.mouse.click(x, y, { clickCount: gap < 500 ? 2 : 1 });
}

it.each([80, 150, 250, 350])("two clicks %i ms apart mark a word, which typing replaces", async (gap) => {
  const { page, canvas, types, headings, problems } = await openEditor(openKept, [heroSaying("Reports"), FAQ]);
  const hero = canvas.getByRole("heading", { name: "Reports" });
  await clickTwice(page, hero, gap);
  await page.keyboard.type("Letters");
  await page.keyboard.press("Enter");
  await expect.poll(headings).toEqual(["Letters", "Good questions"]);
  // The block is chosen now.
  await clickTwice(page, canvas.getByRole("heading", { name: "Letters" }), gap);
  await page.keyboard.press("Backspace");
  await canvas.getByRole("textbox", { name: "Headline" }).waitFor();
  await expect.poll(() => canvas.getByRole("textbox", { name: "Headline" }).textContent()).toBe("");
  expect(await types()).toEqual(["hero", "faq"]);
  expect(problems).toEqual([]);
});

it("two slow clicks put the caret into the text", async () => {
  const { page, canvas, headings } = await openEditor(openKept, [heroSaying("Reports")]);
  await clickTwice(page, canvas.getByRole("heading"), 600);
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");
  await expect.poll(headings).toEqual(["Reports!"]);
});

it("a double-click on formatted text opens its field", async () => {
  const { page, canvas, dialog, types, saved } = await openEditor(openKept, [heroSaying("Reports"), RICH]);
  await clickTwice(page, canvas.getByText("formatted"), 150);
  const field = dialog("Edit Content").getByRole("textbox", { name: "Content", exact: true });
  await expect.poll(() => field.evaluate((area) => area === document.activeElement)).toBe(true);
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" more");
  await expect
    .poll(async () => (await saved())[1])
    .toEqual({
      content: { style: "simple", content: "Some **formatted** words more" },
    });
  expect(await types()).toEqual(["hero", "content"]);
});

it("no key removes a block while text looks selected; it does once another block is chosen", async () => {
  const { page, canvas, types } = await openEditor(openKept, [RICH, heroSaying("Reports")]);
  const box = await canvas.getByText("formatted").boundingBox();
  if (!box) throw new Error("The text isn't drawn");
  await page.mouse.move(box.x + 2, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + 8, { steps: 4 });
  await page.mouse.up();
  const marked = () => canvas.locator("html").evaluate((html) => String(html.ownerDocument.getSelection()));
  await expect.poll(marked).not.toBe("");
  for (const key of ["Backspace", "Delete", "Control+x"]) await page.keyboard.press(key);
  expect(await types()).toEqual(["content", "hero"]);
  await page.keyboard.press("ArrowDown");
  await expect.poll(marked).toBe("");
  await page.keyboard.press("Delete");
  await expect.poll(types).toEqual(["content"]);
});

it("Backspace deletes a part of a text that was marked in a block that wasn't chosen", async () => {
  const { page, canvas, types, headings } = await openEditor(openKept, [heroSaying("Long reports"), FAQ]);
  const box = await canvas.getByRole("heading", { name: "Long reports" }).boundingBox();
  if (!box) throw new Error("The text isn't drawn");
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await headings())[0]).not.toBe("Long reports");
  expect((await headings())[0]).toMatch(/^.*reports$/);
  expect(await types()).toEqual(["hero", "faq"]);
});
