import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { makeEntity } from "./data-rows.ts";
import { headingSaying, openEditor } from "./editor-verbs.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept, openBlank } = useBrowser();

/** Composes a text in the field with the focus, and takes it back with Escape as an input method does. */
async function composeAndCancel(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
  const escape = { key: "Escape", code: "Escape", windowsVirtualKeyCode: 229 };
  await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...escape });
  await session.send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...escape });
  await session.detach();
}

it("Escape takes back what an input method composes in a block's form, which stays open", async () => {
  const { page, focusBlock, saved } = await openEditor(openKept, [headingSaying("First")]);
  await focusBlock("heading");
  await page.keyboard.press("Enter");
  const field = page.getByRole("dialog").getByLabel("Headline", { exact: true });
  await field.focus();
  await page.keyboard.press("End");
  await composeAndCancel(page);
  await expect.poll(() => field.inputValue()).toBe("First");
  await page.keyboard.type("!");
  await expect.poll(saved).toMatchObject([{ heading: { headline: "First!" } }]);
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
});

it("Escape in a dialog cancels only what an input method is composing: the dialog stays open", async () => {
  const { page, focusBlock } = await openEditor(openKept, [headingSaying("First")]);
  await focusBlock("heading");
  await page.keyboard.press("Control+Enter");
  const dialog = page.getByRole("dialog", { name: "Add block" });
  const field = dialog.getByRole("searchbox");
  await field.focus();
  await composeAndCancel(page);
  await page.keyboard.type("faq");
  await expect.poll(() => field.inputValue()).toBe("faq");
});

it("a finger that comes near a row's checkbox selects the row", async () => {
  const { page, go } = await openBlank(
    asAdmin({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
  );
  const { name } = await makeEntity(page, [{ title: "Algebra" }]);
  await go(`/admin/data/${name}`);
  const box = page.getByRole("checkbox", { name: "Select Algebra" });
  for (const away of [-18, 18]) {
    const isBefore = await box.isChecked();
    const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2 + away);
    await expect.poll(() => box.isChecked()).toBe(!isBefore);
  }
});

it("on a touchscreen a control is as high as a finger, and a text field of several lines no lower than elsewhere", async () => {
  const { page, go } = await openBlank(
    asAdmin({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
  );
  const { name } = await makeEntity(page);
  await go(`/admin/data/${name}`);
  await page.getByRole("button", { name: "Add the first row" }).click();
  const heightOf = async (field: string) => (await page.getByRole("textbox", { name: field }).boundingBox())?.height;
  await expect.poll(() => heightOf("Title")).toBeGreaterThanOrEqual(44);
  expect(await heightOf("Notes")).toBeGreaterThanOrEqual(80);
});
