import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { heroSaying } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { FAQ, headingSaying, openEditor } from "./editor-verbs.ts";

const { open } = useBrowser();

describe("the inserter", () => {
  it("adds any block with the keyboard: search, arrow keys in the grid, Enter", async () => {
    const editor = await openEditor(open, [headingSaying("Before")]);
    await editor.choose("Before");
    await editor.page.keyboard.press("Control+Enter");
    const dialog = editor.dialog("Add block");
    await dialog.getByRole("button", { name: "FAQ", exact: true }).waitFor();
    expect(await dialog.getByRole("list", { name: "Block types" }).getByRole("button").count()).toBe(30);
    await editor.page.keyboard.press("ArrowDown");
    await editor.page.keyboard.press("ArrowRight");
    await editor.page.keyboard.press("ArrowDown");
    await expect.poll(() => editor.page.evaluate(() => document.activeElement?.textContent)).toBe("Compare");
    await editor.page.keyboard.press("Enter");
    await expect.poll(editor.types).toEqual(["heading", "compare"]);
    await editor.press("Undo");
    await editor.page.keyboard.press("Control+Enter");
    await dialog.getByLabel("Search blocks").fill("roi");
    await editor.page.keyboard.press("Enter");
    await expect.poll(editor.types).toEqual(["heading", "roiCalculator"]);
    expect(await editor.said()).toBe("Add: ROI calculator");
    expect(editor.problems).toEqual([]);
    await editor.page.context().close();
  });
});

describe("the download bar", () => {
  it("saves blocks.json in the specification's form, without keys", async () => {
    const editor = await openEditor(open, [FAQ]);
    const [download] = await Promise.all([editor.page.waitForEvent("download"), editor.press("Download")]);
    expect(download.suggestedFilename()).toBe("blocks.json");
    expect(JSON.parse(await readFile(await download.path(), "utf8"))).toEqual([FAQ]);
    await editor.page.context().close();
  });

  it("says when there is nothing to download", async () => {
    const editor = await openEditor(open, []);
    await editor.press("Download");
    await expect.poll(() => editor.page.getByRole("alert").textContent()).toBe("No blocks to download");
    await editor.page.context().close();
  });

  it("sets a template, one step back; says what is wrong with other text", async () => {
    const editor = await openEditor(open, [FAQ]);
    await editor.press("Set template");
    const dialog = editor.dialog("Set template");
    const text = dialog.getByRole("textbox", { name: "JSON configuration" });
    expect(JSON.parse(await text.inputValue())).toEqual([FAQ]);
    await text.fill("[{]");
    await editor.press("Save");
    await dialog
      .getByRole("alert")
      .getByText(/^Error: Expected property name/)
      .waitFor();
    await text.fill('[{"hero":{"image":"javascript:alert(1)"}}]');
    await editor.press("Save");
    await dialog
      .getByRole("alert")
      .getByText(/^Error: Block 1, hero › image/)
      .waitFor();
    for (const name of ["Landing Page", "Blog Page", "Empty", "Current"]) await editor.press(name);
    expect(JSON.parse(await text.inputValue())).toEqual([FAQ]);
    await editor.press("Pricing Page");
    await editor.press("Save");
    await expect.poll(editor.types).toEqual(["header", "heading", "pricing", "footer"]);
    await editor.press("Undo");
    await expect.poll(editor.types).toEqual(["faq"]);
    await expect.poll(editor.saved).toEqual([FAQ]);
    expect(editor.problems).toEqual([]);
    await editor.page.context().close();
  });
});

describe("an empty page", () => {
  it("offers templates, JSON and a first block", async () => {
    const editor = await openEditor(open, []);
    await editor.page.getByRole("heading", { name: "This page is empty" }).waitFor();
    await editor.press("Blog Page");
    await expect.poll(editor.types).toEqual(["header", "heading", "blogPosts", "footer"]);
    await editor.press("Undo");
    await editor.press("Paste JSON");
    await editor
      .dialog("Set template")
      .getByRole("textbox")
      .fill(JSON.stringify([FAQ]));
    await editor.press("Save");
    await expect.poll(editor.types).toEqual(["faq"]);
    await editor.press("Undo");
    await editor.press("Add block");
    await editor.dialog("Add block").getByRole("button", { name: "Hero" }).click();
    await expect.poll(editor.types).toEqual(["hero"]);
    expect(editor.problems).toEqual([]);
    await editor.page.context().close();
  });
});

describe("the outline", () => {
  it("chooses, moves, duplicates and removes blocks with the keyboard, and says so", async () => {
    const editor = await openEditor(open, [headingSaying("One"), headingSaying("Two"), headingSaying("Three")]);
    await editor.page.keyboard.press("Alt+Shift+O");
    const row = (words: string) => editor.outline.getByRole("listitem").filter({ hasText: words }).getByRole("button");
    await row("One").first().focus();
    await editor.page.keyboard.press("ArrowDown");
    await editor.page.keyboard.press("Alt+ArrowUp");
    await expect.poll(editor.headings).toEqual(["Two", "One", "Three"]);
    expect(await editor.said()).toBe("Heading moved to place 1 of 3");
    await editor.page.keyboard.press("Control+d");
    await expect.poll(editor.headings).toEqual(["Two", "Two", "One", "Three"]);
    await editor.page.keyboard.press("Delete");
    await expect.poll(editor.headings).toEqual(["Two", "One", "Three"]);
    await editor.page.keyboard.press("Control+z");
    await editor.page.keyboard.press("Control+z");
    await editor.page.keyboard.press("Control+z");
    await expect.poll(editor.headings).toEqual(["One", "Two", "Three"]);
    await editor.choose("Three");
    await expect.poll(() => row("Three").getAttribute("aria-pressed")).toBe("true");
    expect(editor.problems).toEqual([]);
    await editor.page.context().close();
  });

  it("moves what is dragged", async () => {
    const editor = await openEditor(open, [headingSaying("One"), headingSaying("Two"), headingSaying("Three")]);
    await editor.press("Outline");
    const grip = editor.outline.getByRole("listitem").first().locator("svg").first();
    const target = editor.outline.getByRole("listitem").nth(2);
    const [from, to] = [await grip.boundingBox(), await target.boundingBox()];
    if (!from || !to) throw new Error("The outline isn't there");
    await editor.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await editor.page.mouse.down();
    await editor.page.mouse.move(from.x, to.y + to.height / 2, { steps: 8 });
    await editor.page.mouse.up();
    await expect.poll(editor.headings).toEqual(["Two", "Three", "One"]);
    await editor.page.context().close();
  });
});

describe("the problems", () => {
  it("are counted while people write, and lead to their field", async () => {
    const editor = await openEditor(open, [
      heroSaying("Fine"),
      { faq: { headline: "Q", items: [{ question: "Why?" }] } },
    ]);
    const button = editor.page.getByRole("button", { name: /^Problems/ });
    await expect.poll(() => button.textContent()).toMatch(/[1-9]/);
    await button.click();
    const panel = editor.page.getByRole("region", { name: "Problems" });
    await panel.getByRole("button", { name: /FAQ, question 1.*Answer/ }).click();
    const answer = editor.dialog("Edit FAQ").getByLabel("Answer");
    await expect.poll(() => answer.evaluate((field) => field.contains(document.activeElement))).toBe(true);
    const before = Number((await button.textContent())?.match(/\d+/)?.[0]);
    await editor.page.keyboard.type("Because.");
    await expect.poll(async () => Number((await button.textContent())?.match(/\d+/)?.[0])).toBeLessThan(before);
    await editor.page.keyboard.press("Control+z");
    await expect.poll(async () => Number((await button.textContent())?.match(/\d+/)?.[0])).toBe(before);
    await editor.page.context().close();
  });
});

describe("the editor's parts", () => {
  it.each([
    ["the bar", async () => {}],
    ["the outline", async ({ press }) => press("Outline")],
    ["the problems", async ({ page }) => page.getByRole("button", { name: /^Problems/ }).click()],
    ["the inserter", async ({ page }) => page.keyboard.press("Control+Enter")],
    ["the template dialog", async ({ press }) => press("Set template")],
    ["the shortcuts", async ({ page }) => page.keyboard.press("?")],
  ] satisfies [string, (editor: Awaited<ReturnType<typeof openEditor>>) => Promise<void>][])(
    "%s: everybody can use it, light and dark, wide and narrow",
    async (_name, show) => {
      for (const width of [1440, 390]) {
        const editor = await openEditor(open, [heroSaying("Hello"), FAQ], { width });
        await editor.canvas.getByRole("heading", { name: "Hello" }).waitFor();
        await show(editor);
        await editor.page.waitForTimeout(400);
        expect(await faults(editor.page)).toEqual([]);
        expect(await editor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
        expect(editor.problems).toEqual([]);
        await editor.page.context().close();
      }
    },
    60_000,
  );
});
