import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { openEditor } from "./editor-verbs.ts";
import { waitForQuiet } from "./loading.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank, openKept } = useBrowser();

const tooltip = (page: Page) => page.locator("[role=tooltip]:popover-open");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

/** Opens the editor on an empty page, as someone who hasn't touched anything yet. */
async function openEmpty() {
  const editor = await openEditor(openBlank, []);
  await editor.page.getByRole("heading", { name: "This page is empty" }).waitFor();
  return editor;
}

describe("a tooltip", () => {
  it("comes with the keyboard, inside of the window, and Escape takes away only it", async () => {
    const { page, problems } = await openEmpty();
    await page.getByRole("link", { name: "Back to the page’s settings" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => tooltip(page).textContent()).toBe("Back to the page’s settings");
    const box = await tooltip(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);

    await page.getByRole("button", { name: "Keyboard shortcuts" }).press("Enter");
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => focused(page)).toBe("All shortcuts");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => tooltip(page).textContent()).toBe("Close");
    await page.keyboard.press("Escape");
    await expect.poll(() => tooltip(page).count()).toBe(0);
    expect(await page.getByRole("dialog").count()).toBe(1);
    expect(await focused(page)).toBe("Close");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => focused(page)).toBe("Keyboard shortcuts");
    expect(problems).toEqual([]);
  });

  it("comes when the pointer rests, stays while it is on it, and goes with it", async () => {
    const { page } = await openEmpty();
    await page.getByRole("button", { name: "Preview" }).hover();
    await tooltip(page).waitFor();
    expect(await tooltip(page).textContent()).toBe("Preview");
    await tooltip(page).hover();
    await page.waitForTimeout(600);
    expect(await tooltip(page).count()).toBe(1);
    await page.mouse.move(700, 800);
    await expect.poll(() => tooltip(page).count()).toBe(0);
  });
});

describe("a part that is fetched when it is needed", () => {
  it("says that it is on its way, or where it doesn't come, and comes when it is tried again", async () => {
    const { page } = await openEmpty();
    // Nothing is tried again by itself.
    await page.evaluate(() => {
      const wait = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms < 5000 ? wait(run, ms) : 0) });
    });
    const held = Promise.withResolvers<void>();
    await page.route("**/ShortcutsDialog-*.js", async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.getByRole("button", { name: "Keyboard shortcuts" }).press("Enter");
    const sign = page.getByRole("status").filter({ hasText: "Loading" });
    await sign.waitFor();
    held.resolve();
    const notice = page.getByRole("alert").filter({ hasText: "Check your connection" });
    await notice.waitFor();
    expect(await sign.count()).toBe(0);
    expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(1);
    await page.unroute("**/ShortcutsDialog-*.js");
    await notice.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await notice.waitFor({ state: "detached" });
  });

  it("is there without a connection, once the editor was used", async () => {
    const { page } = await openEmpty();
    const isFetched = page.waitForResponse(/ShortcutsDialog-/);
    await waitForQuiet(page, async () => {
      await page.keyboard.press("Tab");
      await (await isFetched).finished();
    });
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Keyboard shortcuts" }).press("Enter");
    await expect.poll(() => page.getByRole("dialog", { name: "Keyboard shortcuts" }).count()).toBe(1);
  });
});

it("toasts that come before what shows them wait for it, in their order and with their roles", async () => {
  const { page, problems } = await openEmpty();
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/ToastArea-*.js", async (route) => {
    await isHeld;
    await route.continue();
  });
  const download = page.getByRole("button", { name: "Download" });
  await download.press("Enter");
  await download.press("Enter");
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
  release();
  await expect
    .poll(() => page.locator("[data-sonner-toast] [role=alert]").allTextContents())
    .toEqual(["No blocks to download", "No blocks to download"]);
  expect(problems).toEqual([]);
});

it("a dialog is in its place from its first frame on, for those who want less motion", async () => {
  const { page, go } = await openKept(asAdmin({ reducedMotion: "reduce" }));
  await go("/admin/pages");
  await page.getByRole("heading", { name: "Pages", level: 1 }).waitFor();
  const frames = page.evaluate(async () => {
    const seen: { top: number; opacity: string }[] = [];
    while (seen.length < 10) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const dialog = document.querySelector("[role=dialog]");
      if (dialog) seen.push({ top: dialog.getBoundingClientRect().top, opacity: getComputedStyle(dialog).opacity });
    }
    return seen;
  });
  await page.keyboard.press("Control+k");
  const [first, ...others] = await frames;
  await page.keyboard.press("Escape");
  expect(others.every((frame) => JSON.stringify(frame) === JSON.stringify(first))).toBe(true);
  expect(first?.opacity).toBe("1");
});
