import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { headingSaying, openEditor } from "./editor-verbs.ts";

const { open } = useBrowser();

it("Ctrl+A in a text that was clicked is about that text, elsewhere about the blocks", async () => {
  const { page, choose, headings, saved, canvas, problems } = await openEditor(open, [
    headingSaying("First"),
    headingSaying("Second"),
  ]);
  await choose("First");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Other");
  await page.keyboard.press("Enter");
  await expect.poll(headings).toEqual(["Other", "Second"]);
  await expect.poll(saved).toMatchObject([{ heading: { headline: "Other" } }, { heading: { headline: "Second" } }]);
  await page.keyboard.press("Escape");
  await canvas.locator(".bwe-stop").first().focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await expect.poll(saved).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});
