import { describe, expect, it } from "vitest";
import { ask, heroSaying } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { FAQ, headingSaying, openEditor } from "./editor-verbs.ts";

const { openKept } = useBrowser();

describe("after a dialog", () => {
  it("the keyboard goes on at the block that was added, else where it was", async () => {
    const { page, canvas, dialog, problems } = await openEditor(openKept, [heroSaying("One"), FAQ]);
    const focused = () => canvas.locator(":focus").getAttribute("aria-label");
    await canvas.getByRole("button", { name: "Hero, 1 of 2" }).focus();
    await page.keyboard.press("Control+Enter");
    await dialog("Add block").waitFor();
    await page.keyboard.press("Escape");
    await dialog("Add block").waitFor({ state: "detached" });
    await expect.poll(focused).toBe("Hero, 1 of 2");
    await page.keyboard.press("Control+Enter");
    await dialog("Add block").waitFor();
    await page.keyboard.type("newsl");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("Newsletter, 2 of 3");
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(focused).toBe("Newsletter, 3 of 3");
    expect(problems).toEqual([]);
  });

  it("focus moves to the first block added to an empty page, and to one added from the bar", async () => {
    const { page, canvas, dialog, problems } = await openEditor(openKept, []);
    const focused = () => canvas.locator(":focus").getAttribute("aria-label");
    const add = async (name: string) => {
      await page.keyboard.press("Control+Enter");
      await dialog("Add block").waitFor();
      await page.keyboard.type(name);
      await page.keyboard.press("Enter");
    };
    await page.getByRole("heading", { level: 1 }).focus();
    await add("newsl");
    await expect.poll(focused).toBe("Newsletter, 1 of 1");
    await page.getByRole("button", { name: "Undo" }).focus();
    await add("faq");
    await expect.poll(focused).toBe("FAQ, 2 of 2");
    await page.keyboard.press("Enter");
    await dialog("Edit FAQ").waitFor();
    expect(problems).toEqual([]);
  });

  it("after an empty page is filled from a template, Tab leads to its first block", async () => {
    const { page, canvas, types } = await openEditor(openKept, []);
    await page.getByRole("button", { name: "Blog Page" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(types).toEqual(["header", "heading", "blogPosts", "footer"]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    await page.keyboard.press("Tab");
    await expect.poll(() => canvas.locator(":focus").getAttribute("aria-label")).toBe("Header, 1 of 4");
  });

  it("the keyboard continues at the first of several added blocks", async () => {
    const { page, canvas, dialog } = await openEditor(openKept, [heroSaying("One"), FAQ]);
    const blocks = [headingSaying("First"), headingSaying("Second")];
    await ask(page, "POST", "/api/sections", { name: "Both headings", blocks });
    await canvas.getByRole("button", { name: "Hero, 1 of 2" }).focus();
    await page.keyboard.press("Control+Enter");
    await dialog("Add block")
      .getByRole("button", { name: /^Both headings/ })
      .press("Enter");
    await expect.poll(() => canvas.locator(":focus").getAttribute("aria-label")).toBe("Heading, 2 of 4");
  });
});
