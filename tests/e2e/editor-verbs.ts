import type { FrameLocator, Locator, Page } from "playwright-core";
import { ask, makePage } from "./admin-pages.ts";
import type { Opened, useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

/** Blocks that tests of the editor work on. */
export const FAQ = {
  faq: { style: "simple", headline: "Good questions", items: [{ question: "Why?", answer: "So." }] },
};
export const headingSaying = (headline: string) => ({ heading: { headline } });

/**
 * Replaces the text of a code editor, with the keyboard: `fill` has two steps, and the editor may put its own selection
 * back between them.
 */
export async function writeCode(code: Locator, text: string): Promise<void> {
  await code.press("ControlOrMeta+a");
  await code.page().keyboard.insertText(text);
}

/** Opens the editor on a new page, with the verbs of those who use it. */
export async function openEditor(
  open: ReturnType<typeof useBrowser>["openKept"],
  blocks: unknown[],
  { width = 1440, height = 900 } = {},
) {
  const permissions = ["clipboard-read", "clipboard-write"];
  const opened = await open(asAdmin({ viewport: { width, height }, permissions }));
  return { ...opened, ...(await editNewPage(opened.page, blocks, opened.go)) };
}

/** Opens the editor on another new page in a window of someone who is signed in. */
export async function editNewPage(page: Page, blocks: unknown[], go: Opened["go"] = (path) => page.goto(path)) {
  const id = await makePage(page, `/editor-${crypto.randomUUID()}`, blocks);
  await go(`/admin/pages/${id}/edit`);
  // The canvas draws nothing until its stylesheets have loaded.
  await page.frameLocator("iframe[title=Page]").locator(".bwe-strip").waitFor({ state: "attached" });
  return verbsOf(page, id);
}

/** What people do in an editor that is open. */
export function verbsOf(page: Page, id: string) {
  const canvas: FrameLocator = page.frameLocator("iframe[title=Page]");
  const outline = page.getByRole("region", { name: "Outline" });
  return {
    id,
    page,
    canvas,
    outline,
    dialog: (name: string) => page.getByRole("dialog", { name }),
    press: (name: string) => page.getByRole("button", { name, exact: true }).click(),
    /** Selects a block on the canvas, where the keyboard is then. */
    choose: (headline: string) => canvas.getByRole("heading", { name: headline }).first().click(),
    /** Selects the first block of a type with the keyboard, which is there then; once it is drawn, which replaces its stop. */
    focusBlock: async (type: string) => {
      const stop = canvas.locator(`[data-block-type="${type}"]:not([aria-busy]) .bwe-stop`).first();
      await stop.focus();
      await stop
        .and(canvas.locator('[aria-pressed="true"]'))
        .waitFor()
        .catch(async (cause: unknown) => {
          const shown = await canvas.locator("body").innerHTML();
          throw new Error(`${type} isn't selected; the canvas shows ${shown.slice(0, 3000)}`, { cause });
        });
    },
    /** What is on the canvas, in order. */
    types: () => canvas.locator("[data-block-key]").evaluateAll((all) => all.map((one) => one.dataset.blockType)),
    headings: () => canvas.locator("[data-block-key] :is(h1, h2)").allTextContents(),
    /** What the server has. */
    saved: async () => (await ask(page, "GET", `/api/pages/${id}/blocks.json`)).body as Record<string, unknown>[],
    said: () => page.locator('[aria-live="polite"].sr-only').first().textContent(),
  };
}
