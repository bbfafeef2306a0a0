import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { editNewPage, FAQ, headingSaying, openEditor } from "./editor-verbs.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank, openKept } = useBrowser();

/** Whether something of the canvas is in its window. */
function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= (one.ownerDocument.defaultView?.innerHeight ?? 0);
  });
}

describe("the outline", () => {
  it("chooses, moves, duplicates and removes blocks with the keyboard, and says so", async () => {
    const editor = await openEditor(openKept, [headingSaying("One"), headingSaying("Two"), headingSaying("Three")]);
    await editor.page.keyboard.press("Alt+Shift+O");
    const row = (words: string) => editor.outline.getByRole("listitem").filter({ hasText: words }).getByRole("button");
    await row("One").first().focus();
    await editor.page.keyboard.press("ArrowDown");
    await editor.page.keyboard.press("Alt+ArrowUp");
    await expect.poll(editor.headings).toEqual(["Two", "One", "Three"]);
    await expect.poll(editor.said).toBe("Heading moved to position 1 of 3");
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
  });

  it("moves what is dragged", async () => {
    const editor = await openEditor(openKept, [headingSaying("One"), headingSaying("Two"), headingSaying("Three")]);
    await editor.press("Outline");
    const grip = editor.outline.getByRole("listitem").first().locator("svg").first();
    const target = editor.outline.getByRole("listitem").nth(2);
    const [from, to] = [await grip.boundingBox(), await target.boundingBox()];
    if (!from || !to) throw new Error("The outline isn't there");
    await editor.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await editor.page.mouse.down();
    await editor.page.mouse.move(from.x, to.y + to.height * 0.8, { steps: 8 });
    await editor.page.mouse.up();
    await expect.poll(editor.headings).toEqual(["Two", "Three", "One"]);
  });
});

describe("the outline's headings", () => {
  const text = [
    "## First part",
    ...Array.from({ length: 80 }, (_one, place) => `Words ${place}`),
    "### Second part",
    "End",
  ];
  const TEXT = { content: { style: "simple", content: text.join("\n\n") } };

  it("come with the text of a block that the browser can draw only later", async () => {
    const browser = await openBlank(asAdmin());
    const arrives = Promise.withResolvers<void>();
    await browser.page.route("**/assets/clean-source-*.js", async (route) => {
      await arrives.promise;
      await route.continue();
    });
    const editor = await editNewPage(browser.page, [TEXT, headingSaying("Last")]);
    await editor.press("Outline");
    await editor.outline.getByRole("listitem").filter({ hasText: "Last" }).waitFor();
    const isIdle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
    for (let turn = 0; turn < 3; turn += 1) await browser.page.evaluate(isIdle);
    arrives.resolve();
    const headings = editor.outline.getByRole("list", { name: "Headings of Content" });
    await expect.poll(() => headings.getByRole("button").allTextContents()).toEqual(["First partH2", "Second partH3"]);
  });

  it("are below their block, follow what is typed, and lead there", async () => {
    const editor = await openEditor(openKept, [TEXT, FAQ, headingSaying("Last")]);
    await editor.press("Outline");
    const { outline, page, canvas } = editor;
    const second = outline
      .getByRole("list", { name: "Headings of Content" })
      .getByRole("button", { name: "Second part" });
    await second.click();
    const shown = canvas.getByRole("heading", { name: "Second part" });
    await expect.poll(() => isInSight(shown)).toBe(true);
    await outline.getByRole("button", { name: /^Content/ }).click();
    await shown.evaluate((heading) => heading.ownerDocument.defaultView?.scrollTo({ top: 0, behavior: "instant" }));
    await second.click();
    await expect.poll(() => isInSight(shown)).toBe(true);
    await outline.getByRole("button", { name: /^Content/ }).press("ArrowLeft");
    await second.waitFor({ state: "detached" });
    await page.keyboard.press("ArrowRight");
    await second.waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => outline.locator(":focus").textContent()).toContain("Content");
    expect(editor.problems).toEqual([]);
  });

  it("the whole selection goes along with the block that is dragged", async () => {
    const editor = await openEditor(openKept, ["One", "Two", "Three", "Four"].map(headingSaying));
    await editor.press("Outline");
    const row = (words: string) => editor.outline.getByRole("button", { name: new RegExp(`^Heading.*${words}`) });
    await row("One").click();
    await row("Three").click({ modifiers: ["Control"] });
    const grip = editor.outline.getByRole("listitem").first().locator("svg").first();
    const target = editor.outline.getByRole("listitem").nth(3);
    const [from, to] = [await grip.boundingBox(), await target.boundingBox()];
    if (!from || !to) throw new Error("The outline isn't there");
    await editor.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await editor.page.mouse.down();
    await editor.page.mouse.move(from.x, to.y + to.height * 0.8, { steps: 8 });
    await editor.outline.getByText("2 blocks").waitFor();
    await editor.page.mouse.up();
    await expect.poll(editor.headings).toEqual(["Two", "Four", "One", "Three"]);
    await editor.press("Undo");
    await expect.poll(editor.headings).toEqual(["One", "Two", "Three", "Four"]);
  });
});
