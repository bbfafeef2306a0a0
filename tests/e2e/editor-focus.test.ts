import { describe, expect, it } from "vitest";
import { ask, heroSaying, inToast, operate } from "./admin-pages.ts";
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

  it("the keyboard goes back to the place on the page where a block would have been added", async () => {
    const { page, canvas, dialog } = await openEditor(openKept, [heroSaying("One")]);
    const add = canvas.getByRole("button", { name: "Add block" });
    for (const place of [add.first(), add.last()]) {
      await place.press("Enter");
      await dialog("Add block").waitFor();
      await page.keyboard.press("Escape");
      await dialog("Add block").waitFor({ state: "detached" });
      await place.and(canvas.locator(":focus")).waitFor();
    }
    expect(await canvas.locator("[aria-pressed=true]").count()).toBe(0);
  });

  it("the keyboard goes back to the block whose text was clicked again before its form was opened", async () => {
    const rich = { content: { style: "simple", content: "Some **rich** text" } };
    const { page, canvas, dialog } = await openEditor(openKept, [rich, FAQ]);
    const stop = canvas.getByRole("button", { name: "Content, 1 of 2" });
    await canvas.getByText("rich").click();
    await stop.and(canvas.locator(":focus")).waitFor();
    // This text can't be typed into here: the click leaves the focus on the canvas as a whole.
    await canvas.getByText("rich").click();
    await canvas.locator("body:focus-within").waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await dialog("Edit Content").waitFor();
    await page.keyboard.press("Escape");
    await dialog("Edit Content").waitFor({ state: "detached" });
    await expect.poll(() => canvas.locator(":focus").getAttribute("aria-label")).toBe("Content, 1 of 2");
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

it("keys act on the focused block after Escape has deselected it", async () => {
  const { page, canvas, dialog, problems } = await openEditor(openKept, [heroSaying("One"), FAQ]);
  const focused = () => canvas.locator(":focus").getAttribute("aria-label");
  const escape = async () => {
    await page.keyboard.press("Escape");
    await expect.poll(() => canvas.locator("[aria-pressed=true]").count()).toBe(0);
  };
  await canvas.getByRole("button", { name: "Hero, 1 of 2" }).focus();
  await escape();
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe("FAQ, 2 of 2");
  await escape();
  await page.keyboard.press("Enter");
  await dialog("Edit FAQ").waitFor();
  expect(problems).toEqual([]);
});

describe("after the block that has the keyboard is gone", () => {
  const BLOCKS = [heroSaying("One"), FAQ, { newsletter: {} }];

  it("the keyboard continues at the block beside it: after undo, redo and someone else's removal", async () => {
    const { id, page, canvas, types, saved, problems } = await openEditor(openKept, BLOCKS);
    const focused = () => canvas.locator(":focus").getAttribute("aria-label");
    await canvas.getByRole("button", { name: "Hero, 1 of 3" }).focus();
    await page.keyboard.press("Control+d");
    await expect.poll(focused).toBe("Hero, 2 of 4");
    await page.keyboard.press("Control+z");
    await expect.poll(focused).toBe("FAQ, 2 of 3");
    await page.keyboard.press("Delete");
    await expect.poll(focused).toBe("Newsletter, 2 of 2");
    await page.keyboard.press("Control+z");
    await expect.poll(focused).toBe("FAQ, 2 of 3");
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(focused).toBe("Newsletter, 2 of 2");
    await expect.poll(saved).toHaveLength(2);
    const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
    await operate(page, id, [{ type: "remove", key: body.page.blocks[1].key }]);
    await expect.poll(types).toEqual(["hero"]);
    await expect.poll(focused).toBe("Hero, 1 of 1");
    expect(problems).toEqual([]);
  });

  it("the keyboard goes back to a removed block with the Undo of the message about it", async () => {
    const { page, canvas } = await openEditor(openKept, BLOCKS);
    const focused = () => canvas.locator(":focus").getAttribute("aria-label");
    await canvas.getByRole("button", { name: "FAQ, 2 of 3" }).focus();
    await page.keyboard.press("Delete");
    await expect.poll(focused).toBe("Newsletter, 2 of 2");
    await inToast(page, /Removed: FAQ/, "Undo").press("Enter");
    await expect.poll(focused).toBe("FAQ, 2 of 3");
  });
});
