import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { headingSaying, openEditor } from "./editor-verbs.ts";

const { openKept } = useBrowser();

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
