import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blockDefinitions, PAGE_ENDS } from "#blocks";
import { shortcutsFor } from "../../src/editor/shortcuts/shortcut-table.ts";
import { writingKeys } from "../../src/editor/writing/writing-keys.ts";
import { heroSaying } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { editNewPage, FAQ, headingSaying, openEditor } from "./editor-verbs.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openKept } = useBrowser();

describe("the inserter", () => {
  it("adds any block in any style with the keyboard: search, arrow keys in the grid, Enter", async () => {
    const editor = await openEditor(openKept, [headingSaying("Before")]);
    await editor.choose("Before");
    await editor.page.keyboard.press("Control+Enter");
    const dialog = editor.dialog("Add block");
    await dialog.getByRole("button", { name: "FAQ", exact: true }).waitFor();
    const types = dialog.getByRole("list", { name: "Block types" });
    const inStyles = blockDefinitions.reduce((sum, { styles }) => sum + Math.max(1, styles.length), 0);
    const count = inStyles + Object.keys(PAGE_ENDS).length;
    await expect.poll(() => types.getByRole("button").count()).toBe(count);
    const offered = await types
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.textContent));
    const labels = new Set(blockDefinitions.map(({ label }) => label));
    expect(offered.filter((name) => labels.has(name))).toHaveLength(labels.size);
    expect(offered).toHaveLength(count);
    await dialog.getByRole("radio", { name: "Hero" }).check();
    await expect.poll(() => types.getByRole("button").count()).toBeLessThan(count);
    const focused = () => editor.page.evaluate(() => document.activeElement?.textContent);
    await types.getByRole("button").first().focus();
    const names = await types.getByRole("button").allInnerTexts();
    await editor.page.keyboard.press("ArrowRight");
    await editor.page.keyboard.press("ArrowDown");
    // From the first of a row of four to the second, and one row down.
    await expect.poll(focused).toBe(names[5]);
    await editor.page.keyboard.press("Enter");
    await expect.poll(editor.saved).toMatchObject([{ heading: {} }, { hero: { style: "bottomImage" } }]);
    await editor.press("Undo");
    await editor.page.keyboard.press("Control+Enter");
    await dialog.getByLabel("Search blocks").fill("roi");
    await editor.page.keyboard.press("Enter");
    await expect.poll(editor.types).toEqual(["heading", "roiCalculator"]);
    await expect.poll(editor.said).toBe("Add: ROI calculator");
    expect(editor.problems).toEqual([]);
  });

  it("previews each style as the site draws it, and data as the catalogue does", async () => {
    const editor = await openEditor(openKept, [headingSaying("Before")]);
    await editor.choose("Before");
    await editor.page.keyboard.press("Control+Enter");
    const dialog = editor.dialog("Add block");
    const search = dialog.getByLabel("Search blocks");
    const previewed = (selector: string) =>
      dialog.locator("iframe").evaluateAll(
        (frames, wanted) =>
          (frames as HTMLIFrameElement[]).filter((frame) => {
            const element = frame.contentDocument?.querySelector(wanted);
            return element && getComputedStyle(frame).opacity === "1" && element.getBoundingClientRect().height > 50;
          }).length,
        selector,
      );
    await search.fill("questions");
    for (const style of ["modern", "simple"]) {
      await expect.poll(() => previewed(`[data-block-type=faq][data-block-style=${style}] summary`)).toBe(1);
    }
    await search.fill("Rows list");
    await expect.poll(() => previewed("[data-block-type=rowsList] table")).toBe(1);
    await dialog.getByRole("button", { name: "Cards style" }).click();
    await expect.poll(editor.saved).toMatchObject([{ heading: {} }, { rowsList: { style: "cards" } }]);
    expect(editor.problems).toEqual([]);
  });
});

describe("the download bar", () => {
  it("saves blocks.json in the stored form, without keys", async () => {
    const editor = await openEditor(openKept, [FAQ]);
    const [download] = await Promise.all([editor.page.waitForEvent("download"), editor.press("Download")]);
    expect(download.suggestedFilename()).toBe("blocks.json");
    expect(JSON.parse(await readFile(await download.path(), "utf8"))).toEqual([FAQ]);
  });

  it("says when there is nothing to download", async () => {
    const editor = await openEditor(openKept, []);
    await editor.press("Download");
    await expect.poll(() => editor.page.getByRole("alert").textContent()).toBe("No blocks to download");
  });

  it("sets a template, one step back; says what is wrong with other text", async () => {
    const editor = await openEditor(openKept, [FAQ]);
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
    await expect.poll(async () => JSON.parse(await text.inputValue())).toEqual([FAQ]);
    await editor.press("Pricing Page");
    await editor.press("Save");
    await expect.poll(editor.types).toEqual(["header", "heading", "pricing", "footer"]);
    await editor.press("Undo");
    await expect.poll(editor.types).toEqual(["faq"]);
    await expect.poll(editor.saved).toEqual([FAQ]);
    expect(editor.problems).toEqual([]);
  });
});

it("shows the template that was chosen last, not the one that arrived last", async () => {
  const { page } = await open("/", asAdmin());
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/template-content-/, async (route) => {
    await held;
    await route.continue();
  });
  const editor = await editNewPage(page, [FAQ]);
  await editor.press("Set template");
  const text = editor.dialog("Set template").getByRole("textbox", { name: "JSON configuration" });
  await editor.press("Landing Page");
  await editor.press("Empty");
  await expect.poll(() => text.inputValue()).toBe("[]");
  const seen = await text.evaluateHandle((field: HTMLTextAreaElement) => {
    const values = new Set<string>();
    setInterval(() => values.add(field.value), 1);
    return values;
  });
  const arrived = page.waitForResponse(/\/template-content-/);
  release();
  await (await arrived).finished();
  // This one waits for the same file, so the first choice has been decided once it is shown.
  await editor.press("Pricing Page");
  await expect.poll(() => text.inputValue()).toContain('"pricing"');
  expect(await seen.evaluate((values) => [...values].filter((value) => value.includes("roiCalculator")))).toEqual([]);
});

describe("an empty page", () => {
  it("offers templates, JSON and a first block", async () => {
    const editor = await openEditor(openKept, []);
    await editor.page.getByRole("heading", { name: "This page is empty" }).waitFor();
    const icons = editor.page.getByRole("list", { name: "Templates" }).locator("use");
    const names = await icons.evaluateAll((all) => all.map((use) => use.getAttribute("href")?.split("#")[1]));
    expect(names).toEqual(["Rocket", "Coins", "BookOpen", "Users", "CalendarDays", "UserCheck"]);
    // Lines, as every icon of the editor: not filled.
    const fills = await icons.evaluateAll((all) => all.map((use) => getComputedStyle(use).fill));
    expect(new Set(fills)).toEqual(new Set(["none"]));
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
  });
});

it("the dialog of the shortcuts lists every one with its keys", async () => {
  const editor = await openEditor(openKept, [FAQ]);
  await editor.page.keyboard.press("?");
  const dialog = editor.dialog("Keyboard shortcuts");
  const capabilities = { remove: true, edit: true, add: true, ai: true, download: true };
  const never = () => new Promise<never>(() => {});
  const sections = { list: never, save: never, remove: never };
  const generate = { status: never, run: never, keep: { read: () => undefined, write: () => {}, clear: () => {} } };
  const all = [...shortcutsFor({ capabilities, sections, generate }), ...writingKeys()];
  await dialog.getByText("Duplicate", { exact: true }).waitFor();
  expect((await dialog.locator("dt").allTextContents()).toSorted()).toEqual(all.map(({ label }) => label).toSorted());
  const keys = await dialog
    .locator("dd")
    .evaluateAll((cells) => cells.map((cell) => cell.querySelectorAll("kbd").length));
  expect(Math.min(...keys)).toBeGreaterThan(0);
  // The keyboard is there, to scroll it.
  expect(await dialog.locator(":focus-visible").evaluate((list) => getComputedStyle(list).outlineStyle)).toBe("solid");
  await editor.page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
});

it("a panel comes in front of the form where there is no room for both", async () => {
  const editor = await openEditor(openKept, [FAQ], { width: 1100 });
  await editor.choose("Good questions");
  await editor.page.keyboard.press("Enter");
  await editor.dialog("Edit FAQ").waitFor();
  await editor.press("Outline");
  await editor.outline.getByRole("listitem").first().waitFor();
  await expect.poll(() => editor.dialog("Edit FAQ").count()).toBe(0);
});

it("the page can be shown smaller, at the same width", async () => {
  const editor = await openEditor(openKept, [FAQ]);
  const widths = () =>
    editor.page.locator("iframe[title=Page]").evaluate((frame: HTMLIFrameElement) => ({
      own: frame.contentWindow?.innerWidth ?? 0,
      shown: Math.round(frame.getBoundingClientRect().width),
    }));
  const before = await widths();
  await editor.page.getByLabel("Zoom").selectOption("50%");
  await expect.poll(widths).toEqual({ own: before.own, shown: Math.round(before.own / 2) });
  await editor.page.getByLabel("Zoom").selectOption("fit");
  await editor.choose("Good questions");
  await editor.page.keyboard.press("Enter");
  await editor.dialog("Edit FAQ").waitFor();
  // Beside the form, which takes 416 of 1440 pixels, the page keeps its width and layout.
  await expect.poll(widths).toEqual({ own: before.own, shown: 1024 });
  await expect.poll(() => editor.page.getByLabel("Zoom").locator("option:checked").textContent()).toBe("Fit 71%");
  await editor.page.getByLabel("Zoom").selectOption("100%");
  await expect.poll(widths).toEqual({ own: before.own, shown: before.own });
});

describe("the problems", () => {
  it("are counted while people write, and lead to their field", async () => {
    const editor = await openEditor(openKept, [
      heroSaying("Fine"),
      { faq: { headline: "Q", items: [{ question: "Why?" }] } },
    ]);
    const button = editor.page.getByRole("button", { name: /^Problems/ });
    await button.hover();
    await expect.poll(() => button.textContent()).toMatch(/[1-9]/);
    await button.click();
    const panel = editor.page.getByRole("region", { name: "Problems" });
    await panel.getByRole("button", { name: /FAQ, question 1.*Answer/ }).click();
    const answer = editor.dialog("Edit FAQ").getByLabel("Answer");
    const hasFocus = () => answer.evaluate((field) => field.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
    await editor.dialog("Edit FAQ").getByRole("tab", { name: "JSON" }).click();
    await panel.getByRole("button", { name: /FAQ, question 1.*Answer/ }).click();
    await expect.poll(hasFocus).toBe(true);
    const before = Number((await button.textContent())?.match(/\d+/)?.[0]);
    // One change: a slow machine makes pauses between keys.
    await editor.page.keyboard.insertText("Because.");
    await expect.poll(async () => Number((await button.textContent())?.match(/\d+/)?.[0])).toBeLessThan(before);
    await editor.page.keyboard.press("Control+z");
    await expect.poll(async () => Number((await button.textContent())?.match(/\d+/)?.[0])).toBe(before);
  });
});

describe.each([1440, 390])("the editor's parts at a width of %i", (width) => {
  // These tests only look: they share an editor.
  let editor: Awaited<ReturnType<typeof openEditor>>;
  beforeAll(async () => {
    editor = await openEditor(openKept, [heroSaying("Hello"), FAQ], { width });
    await editor.canvas.getByRole("heading", { name: "Hello" }).waitFor();
  });
  afterAll(() => editor.close());

  const region = (name: string) => editor.page.getByRole("region", { name });
  const escape = async () => editor.page.keyboard.press("Escape");
  it.each([
    ["the bar", async () => {}, async () => {}, () => undefined],
    [
      "the outline",
      async () => editor.press("Outline"),
      async () => editor.press("Close outline"),
      () => region("Outline"),
    ],
    [
      "the problems",
      async () => editor.page.getByRole("button", { name: /^Problems/ }).click(),
      async () => editor.press("Close problems"),
      () => region("Problems"),
    ],
    ["the inserter", async () => editor.page.keyboard.press("Control+Enter"), escape, () => editor.dialog("Add block")],
    ["the template dialog", async () => editor.press("Set template"), escape, () => editor.dialog("Set template")],
    ["the shortcuts", async () => editor.page.keyboard.press("?"), escape, () => editor.dialog("Keyboard shortcuts")],
  ])("%s: everybody can use it, light and dark", async (_name, show, hide, part) => {
    await show();
    // Its code is fetched: keys that close it would come before it.
    await part()?.waitFor();
    await editor.page.waitForTimeout(400);
    expect(await faults(editor.page)).toEqual([]);
    expect(await editor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await hide();
    await part()?.waitFor({ state: "detached" });
    expect(editor.problems).toEqual([]);
  });
});
