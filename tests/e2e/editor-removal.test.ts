import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { heroSaying } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { FAQ, headingSaying, openEditor } from "./editor-verbs.ts";

const { openKept } = useBrowser();
const BLOCKS = [heroSaying("One"), FAQ, { newsletter: {} }];

/** The toast that says what was removed; `hold` keeps it: it stays for ten seconds, but longer under the pointer. */
function toastOf(page: Page, text: string) {
  const toast = page.getByRole("listitem").filter({ has: page.getByRole("status").getByText(text, { exact: true }) });
  return { toast, hold: () => toast.hover(), undo: () => toast.getByRole("button", { name: "Undo" }).click() };
}

it.each(["a key", "the toolbar", "the outline", "cutting"])("says what %s removed, with Undo", async (way) => {
  const { page, canvas, outline, types, press, problems } = await openEditor(openKept, BLOCKS);
  await canvas.getByRole("button", { name: "FAQ, 2 of 3" }).focus();
  if (way === "a key") await page.keyboard.press("Delete");
  if (way === "cutting") await page.keyboard.press("Control+x");
  if (way === "the toolbar") {
    await canvas
      .locator('[data-block-type="faq"]')
      .getByRole("toolbar", { name: "Block tools" })
      .getByRole("button", { name: "Remove" })
      .click();
  }
  if (way === "the outline") {
    await press("Outline");
    await outline.getByRole("button", { name: "Remove selected" }).click();
  }
  const { hold, undo, toast } = toastOf(page, way === "cutting" ? "Cut: FAQ" : "Removed: FAQ");
  await hold();
  await expect.poll(types).toEqual(["hero", "newsletter"]);
  await undo();
  await expect.poll(types).toEqual(["hero", "faq", "newsletter"]);
  await toast.waitFor({ state: "detached" });
  expect(problems).toEqual([]);
});

it("reverts exactly that removal after other edits, each of which stays a separate step", async () => {
  const { page, canvas, choose, types, headings, saved } = await openEditor(openKept, [
    headingSaying("First"),
    FAQ,
    headingSaying("Last"),
  ]);
  await canvas.getByRole("button", { name: "FAQ, 2 of 3" }).focus();
  await page.keyboard.press("Delete");
  await choose("First");
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(headings).toEqual(["Last", "First!"]);
  await toastOf(page, "Removed: FAQ").undo();
  await expect.poll(types).toContain("faq");
  await expect.poll(() => canvas.locator('.bwe-stop[aria-pressed="true"]').getAttribute("aria-label")).toMatch(/^FAQ/);
  // After the block that it followed before.
  await expect.poll(headings).toEqual(["Last", "First!", "Good questions"]);
  await page.keyboard.press("Control+z");
  await expect.poll(headings).toEqual(["First!", "Last", "Good questions"]);
  await page.keyboard.press("Control+z");
  await expect.poll(headings).toEqual(["First", "Last", "Good questions"]);
  await expect.poll(async () => (await saved())[0]).toEqual(headingSaying("First"));
});

it("disappears once the removal was undone with the keyboard", async () => {
  const { page, canvas, types } = await openEditor(openKept, BLOCKS);
  await canvas.getByRole("button", { name: "FAQ, 2 of 3" }).focus();
  await page.keyboard.press("Delete");
  const { hold, toast } = toastOf(page, "Removed: FAQ");
  await hold();
  const [right, middle] = await toast.evaluate((one) => {
    const [own, cross] = [one, one.querySelector("[data-close-button]") ?? one].map((part) =>
      part.getBoundingClientRect(),
    );
    if (!own || !cross) return [];
    return [own.right - cross.right, own.top + own.height / 2 - cross.top - cross.height / 2];
  });
  expect(right).toBeGreaterThan(4);
  expect(Math.abs(middle ?? Infinity)).toBeLessThan(1);
  await page.keyboard.press("Control+z");
  await expect.poll(types).toEqual(["hero", "faq", "newsletter"]);
  await toast.waitFor({ state: "detached" });
});

it("goes with the editor, as Undo would no longer be stored", async () => {
  const { page, canvas } = await openEditor(openKept, BLOCKS);
  await canvas.getByRole("button", { name: "FAQ, 2 of 3" }).focus();
  await page.keyboard.press("Delete");
  const { toast } = toastOf(page, "Removed: FAQ");
  await toast.waitFor();
  // Under the pointer it doesn't end by itself.
  await toast.hover();
  await page.getByRole("link", { name: "Back to the page’s settings" }).press("Enter");
  await page.getByRole("tabpanel").waitFor();
  await expect.poll(() => toast.count()).toBe(0);
});

it("says it above a sheet on a phone, whose buttons stay uncovered", async () => {
  const { page, canvas, dialog, press } = await openEditor(openKept, BLOCKS, { width: 390, height: 844 });
  await canvas.getByRole("button", { name: "FAQ, 2 of 3" }).focus();
  await page.keyboard.press("Delete");
  const { toast } = toastOf(page, "Removed: FAQ");
  await toast.waitFor();
  await press("Set template");
  const sheet = dialog("Set template");
  await expect
    .poll(async () => {
      const button = await sheet.getByRole("button", { name: "Save" }).boundingBox();
      const box = await toast.boundingBox();
      return box && button ? box.y >= 0 && box.y + box.height < button.y : undefined;
    })
    .toBe(true);
});
