import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { jsonReply } from "../../scripts/lib/fake-provider/index.ts";
import { NEW, OLD, useAiSite, type AiEditor } from "./ai-editors.ts";
import { faults } from "./axe.ts";
import { canvas } from "./editor-sessions.ts";
import { runIn } from "./page-runs.ts";

const { openPage, provider } = useAiSite();
const LONG = "A school in Leeds that reads aloud with every child. ".repeat(20);

/** A reload of the tab, until the page's blocks are there again. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await canvas(page).locator("[data-block-key]").first().waitFor();
}

/** Clicks beside the dialog. */
async function clickBeside(page: Page): Promise<void> {
  const dialogs = page.getByRole("dialog");
  // A dialog that has just opened listens from the browser's next task on.
  const close = async () => {
    if ((await dialogs.count()) > 0) await page.mouse.click(4, 450);
    return dialogs.count();
  };
  await expect.poll(close, { interval: 500 }).toBe(0);
}

it("keeps the context of a block through Escape, a click beside and a reload, until it is discarded", async () => {
  const editor = await openPage([OLD, { heading: { headline: "Another" } }]);
  const { page, generator } = editor;
  const context = generator.getByRole("textbox", { name: "Context" });
  await editor.openGenerator("FAQ");
  await context.fill(LONG);
  await page.keyboard.press("Escape");
  await generator.waitFor({ state: "detached" });
  await editor.openGenerator("Heading");
  expect(await context.inputValue()).toBe("");
  await clickBeside(page);
  await editor.openGenerator("FAQ");
  expect(await context.inputValue()).toBe(LONG);
  expect(await faults(page)).toEqual([]);
  await reload(page);
  await editor.openGenerator("FAQ");
  await page.keyboard.type("And more.");
  expect(await context.inputValue()).toBe(`${LONG}And more.`);
  await editor.press("Discard");
  expect(await context.inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await generator.waitFor({ state: "detached" });
  await editor.openGenerator("FAQ");
  expect(await context.inputValue()).toBe("");
  expect(editor.problems).toEqual([]);
});

it("opens the last reply again, also after a reload, and asks no model for it", async () => {
  const editor = await openPage([OLD]);
  const { page, generator } = editor;
  provider().reply(jsonReply(NEW));
  await editor.openGenerator("FAQ");
  await editor.generate();
  await generator.getByText("The block is written").waitFor();
  await clickBeside(page);
  await reload(page);
  await editor.openGenerator("FAQ");
  await editor.press("Open the last reply");
  await editor.preview.getByRole("heading", { name: "What schools ask first", includeHidden: true }).waitFor();
  await generator.getByRole("region", { name: "Nobody has confirmed this yet" }).getByText("40 %").waitFor();
  expect(await faults(page)).toEqual([]);
  await editor.press("Accept");
  await expect.poll(editor.saved).toEqual([NEW]);
  await editor.openGenerator("FAQ");
  expect(await generator.getByRole("button", { name: "Open the last reply" }).count()).toBe(0);
  expect(provider().requests).toHaveLength(1);
});

/** Opens the dialog of an improvement of all texts of the heading. */
async function improve(editor: AiEditor, name: string): Promise<void> {
  await editor.openGenerator("Heading");
  await editor.press("Improve all texts");
  await editor.page.getByRole("menuitem", { name }).click();
  await editor.page.getByRole("dialog", { name }).waitFor();
}

it("shows an improvement that was paid for again, until it is accepted", async () => {
  const editor = await openPage([{ heading: { headline: "A headline to shorten" } }]);
  const { page } = editor;
  const dialog = page.getByRole("dialog", { name: "Shorten" });
  const shorten = () => improve(editor, "Shorten");
  provider().reply(jsonReply({ heading: { headline: "A headline" } }));
  await shorten();
  await dialog.getByRole("button", { name: "Accept" }).waitFor();
  await page.keyboard.press("Escape");
  await reload(page);
  await shorten();
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect.poll(editor.saved).toEqual([{ heading: { headline: "A headline" } }]);
  expect(provider().requests).toHaveLength(1);
});

it("offers the last reply once the site's facts are known, which decide what of it is confirmed", async () => {
  const editor = await openPage([{ heading: { headline: "A headline" } }]);
  const { page } = editor;
  const dialog = page.getByRole("dialog", { name: "Translate" });
  const translate = () => improve(editor, "Translate");
  provider().reply(jsonReply({ heading: { headline: "Ein Titel" } }));
  await translate();
  await dialog.getByRole("textbox", { name: "Language" }).fill("German");
  await dialog.getByRole("button", { name: "Write" }).click();
  await dialog.getByRole("button", { name: "Accept" }).waitFor();
  await page.keyboard.press("Escape");
  const known = Promise.withResolvers<void>();
  await page.route("**/api/ai", async (route) => {
    await known.promise;
    await route.continue();
  });
  await translate();
  const open = dialog.getByRole("button", { name: "Open the last reply" });
  expect(await open.count()).toBe(0);
  known.resolve();
  await open.click();
  await dialog.getByRole("region", { name: "Headline" }).waitFor();
});

it("keeps what was entered for an improvement", async () => {
  const editor = await openPage([{ heading: { headline: "A headline" } }]);
  const { page } = editor;
  const dialog = page.getByRole("dialog", { name: "Translate" });
  const translate = () => improve(editor, "Translate");
  await translate();
  await dialog.getByRole("textbox", { name: "Language" }).fill("Welsh, as in Cardiff");
  await page.keyboard.press("Escape");
  await translate();
  expect(await dialog.getByRole("textbox", { name: "Language" }).inputValue()).toBe("Welsh, as in Cardiff");
});

it("keeps JSON that was pasted into Set template, also behind a template, through Back and a reload", async () => {
  const editor = await openPage([OLD]);
  const { page } = editor;
  const dialog = page.getByRole("dialog", { name: "Set template" });
  const json = dialog.getByRole("textbox", { name: "JSON configuration" });
  const open = async () => {
    await page.getByRole("group", { name: "Page tools" }).getByRole("button", { name: "Set template" }).click();
    await dialog.waitFor();
  };
  const pasted = JSON.stringify([{ heading: { headline: "Pasted" } }]);
  await open();
  const current = await json.inputValue();
  await json.fill(pasted);
  await clickBeside(page);
  await page.getByRole("link", { name: "Back to the page’s settings" }).click();
  await page.getByRole("tab", { name: "Content" }).waitFor();
  await page.goBack();
  await canvas(page).locator("[data-block-key]").first().waitFor();
  await reload(page);
  await open();
  expect(await json.inputValue()).toBe(pasted);
  expect(await faults(page)).toEqual([]);
  await editor.press("Empty");
  expect(await json.inputValue()).toBe("[]");
  await editor.press("Show it");
  expect(await json.inputValue()).toBe(pasted);
  await editor.press("Discard");
  expect(await json.inputValue()).toBe(current);
  await json.fill(pasted);
  await editor.press("Save");
  await expect.poll(editor.saved).toEqual([{ heading: { headline: "Pasted" } }]);
  await open();
  expect(await dialog.getByRole("button", { name: "Discard" }).count()).toBe(0);
});

it("keeps a page that is about to be made, and its file", async () => {
  const editor = await openPage([OLD]);
  const { page } = editor;
  await page.goto(new URL("/admin/pages", page.url()).href);
  const dialog = page.getByRole("dialog", { name: "Create page" });
  const create = page.getByRole("button", { name: "Create page" });
  await create.click();
  await dialog.getByRole("textbox", { name: "Title" }).fill("A page that takes long to name");
  await dialog.getByRole("radio", { name: "Import blocks.json" }).check();
  const buffer = Buffer.from(JSON.stringify([OLD]));
  await dialog
    .getByLabel("blocks.json file")
    .setInputFiles({ name: "mine.json", mimeType: "application/json", buffer });
  await dialog.getByText("mine.json: 1 block").waitFor();
  await page.keyboard.press("Escape");
  await page.reload();
  await create.click();
  expect(await dialog.getByRole("textbox", { name: "Title" }).inputValue()).toBe("A page that takes long to name");
  await dialog.getByText("mine.json: 1 block").waitFor();
  // Apart from the rest, which is written with each key.
  const kept: Record<string, string> = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  const names = Object.keys(kept).filter((name) => kept[name]?.includes("mine.json"));
  expect(names).toEqual([expect.stringMatching(/create-page%2F%2Ffile$/)]);
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create page" }).click();
  await canvas(page).getByRole("heading", { name: "Old questions" }).waitFor();
  expect(page.url()).toMatch(/\/edit$/);
});

it("keeps what a whole page is to be written from, and forgets everything at sign-out", async () => {
  const editor = await openPage([OLD]);
  const { page } = editor;
  const run = runIn(editor, editor.id);
  const context = run.dialog.getByRole("textbox", { name: "Context" });
  await run.begin();
  await context.fill(LONG);
  await page.keyboard.press("Escape");
  await run.dialog.waitFor({ state: "detached" });
  await reload(page);
  await run.begin();
  expect(await context.inputValue()).toBe(LONG);
  await reload(page);
  expect(await context.inputValue()).toBe(LONG);
  await page.goto(new URL("/admin/pages", page.url()).href);
  await page
    .getByRole("button", { name: /^Account|Sample|admin/i })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});
