import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { defaultsOf } from "#blocks/samples";
import { isObject, type JsonObject } from "#shared";
import { ask, operate } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { openEditor, writeCode } from "./editor-verbs.ts";

const { openKept } = useBrowser({ isTimed: true });
/** A change of scheme restyles the canvas too: a page of all blocks would take seconds for it. */
const PER_PAGE = 8;
const groups = Array.from({ length: Math.ceil(blockDefinitions.length / PER_PAGE) }, (_, index) =>
  blockDefinitions.slice(index * PER_PAGE, (index + 1) * PER_PAGE).map(({ type }) => type),
);
const samplesOf = (types: readonly string[]) => types.map((type) => ({ [type]: defaultsOf(type) }));
type Editing = Awaited<ReturnType<typeof edit>>;

/** The editor on a new page, with what the server has of a block's content. */
async function edit(blocks: unknown[], width = 1440) {
  const editor = await openEditor(openKept, blocks, { width });
  const content = async (type: string): Promise<JsonObject> => {
    const found = (await editor.saved()).find((block) => type in block)?.[type];
    return isObject(found) ? found : {};
  };
  return { ...editor, content };
}

/** Opens a block's form as the keyboard does: to the block, then to the button of its toolbar. */
async function openForm({ page, canvas }: Editing, type: string): Promise<Locator> {
  const block = canvas.locator(`[data-block-type="${type}"][data-block-key]`);
  const tool = block.getByRole("toolbar", { name: "Block tools" }).getByRole("button", { name: "Edit", exact: true });
  const label = blockDefinitions.find((one) => one.type === type)?.label;
  const dialog = page.getByRole("dialog", { name: `Edit ${label}`, exact: true });
  // A block that has just been opened may be drawn once more, and lose the focus with its first drawing.
  const tryIt = async () => {
    await block.locator(".bwe-stop").focus();
    await tool.press("Enter", { timeout: 2000 }).catch(() => undefined);
    // The first form of a window is fetched.
    return dialog.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(tryIt).toBe(true);
  await dialog.getByRole("tab", { name: "Block" }).waitFor();
  return dialog;
}

/** Opens the first two folded items of each list, nested ones too: the others are like them. */
async function unfold(dialog: Locator): Promise<void> {
  const folded = dialog.locator('li:nth-child(-n+2) > [role="group"] > div > button[aria-expanded="false"]');
  while ((await folded.count()) > 0) {
    await folded.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
  }
}

function count(dialog: Locator, button: string): Promise<number> {
  return dialog.getByRole("button", { name: button, exact: true }).count();
}

function press(dialog: Locator, button: string): Promise<void> {
  return dialog.getByRole("button", { name: button, exact: true }).last().click();
}

const question = (one: string) => ({ question: one, answer: `About ${one}` });
const FAQ = { faq: { style: "simple", headline: "Questions", items: [question("One"), question("Two")] } };

describe("the form of a block", () => {
  // These tests only look: several share a page.
  describe.each(groups)("of a type", (...types) => {
    let editor: Editing;
    beforeAll(async () => {
      editor = await edit(samplesOf(types));
    });
    afterAll(() => editor.close());

    it.each(types)("%s opens with a control for each field, accessible, without an error", async (type) => {
      editor.problems.length = 0;
      const dialog = await openForm(editor, type);
      await expect
        .poll(() => dialog.getByRole("tab", { selected: true }).allTextContents())
        .toEqual(["Block", "Content"]);
      await unfold(dialog);
      const fields = await dialog.locator("[data-field]").count();
      expect(await faults(editor.page, { within: '[role="dialog"]' })).toEqual([]);
      await dialog.getByRole("tab", { name: "Style", exact: true }).click();
      await dialog.getByRole("region", { name: "Layout" }).waitFor();
      expect(fields + (await dialog.locator("[data-field]").count())).toBeGreaterThan(7);
      expect(await faults(editor.page, { within: '[role="dialog"]' })).toEqual([]);
      await dialog.press("Escape");
      await dialog.waitFor({ state: "detached" });
      expect(editor.problems).toEqual([]);
    });
  });

  it("asks of a form's field only for what its type has a use for, and keeps what other types had", async () => {
    const field = { id: 1, type: "choice", label: "Level", options: ["Beginner", "Advanced"] };
    const editor = await edit([{ form: { style: "simple", headline: "Write to us", fields: [field] } }]);
    const dialog = await openForm(editor, "form");
    const type = dialog.getByRole("combobox", { name: "Type", exact: true });
    const options = dialog.getByLabel("Options to choose from");
    const parameter = dialog.getByLabel("Its name in the address");
    await options.waitFor();
    expect(await parameter.count()).toBe(0);
    await type.selectOption({ label: "Hidden, from the address" });
    await parameter.waitFor();
    expect(await options.count()).toBe(0);
    await type.selectOption({ label: "Any number of options" });
    await expect.poll(() => options.inputValue()).toBe("Beginner, Advanced");
    expect(await parameter.count()).toBe(0);
  });

  it("shows on the canvas what is typed, gives the focus back on Escape, and needs no saving", async () => {
    const editor = await edit([FAQ]);
    const dialog = await openForm(editor, "faq");
    await dialog.getByLabel("Headline", { exact: true }).fill("Answers");
    await editor.canvas.getByRole("heading", { name: "Answers" }).waitFor();
    await editor.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => editor.page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    await expect.poll(async () => (await editor.content("faq")).headline).toBe("Answers");
  });

  it("leaves the caret at its words when someone else changes another paragraph", async () => {
    const editor = await edit([{ content: { style: "simple", content: "Alpha\n\nOmega" } }]);
    const text = (await openForm(editor, "content")).getByRole("textbox", { name: "Content", exact: true });
    await text.press("ControlOrMeta+End");
    await text.press("ArrowLeft");
    const { body } = await ask(editor.page, "GET", `/api/pages/${editor.id}/draft`);
    const value = "Alpha and more\n\nOmega";
    await operate(editor.page, editor.id, [
      { type: "set", key: body.page.blocks[0].key, path: ["content", "content"], value },
    ]);
    await expect.poll(() => text.inputValue()).toBe(value);
    await editor.page.keyboard.type("-");
    await expect.poll(async () => (await editor.content("content")).content).toBe("Alpha and more\n\nOmeg-a");
  });

  it("adds, moves and removes items, and undoes each in one step", async () => {
    const editor = await edit([FAQ]);
    const dialog = await openForm(editor, "faq");
    const questions = async () =>
      (((await editor.content("faq")).items ?? []) as JsonObject[]).map((one) => one.question);
    await press(dialog, "Add question");
    await editor.page.keyboard.type("Three");
    await expect.poll(questions).toEqual(["One", "Two", "Three"]);
    await press(dialog, "Move question up");
    await expect.poll(questions).toEqual(["One", "Three", "Two"]);
    await dialog.getByRole("button", { name: "Remove question" }).first().click();
    await expect.poll(questions).toEqual(["Three", "Two"]);
    await editor.page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(questions).toEqual(["One", "Three", "Two"]);
  });

  it("keeps the last profit leak, numbers advantages, gives links an id and new items their icons", async () => {
    const types = ["profitLeaks", "advantagesTable", "header", "features"];
    const editor = await edit(samplesOf(types));
    const last = async (type: string, list: string) => ((await editor.content(type))[list] as JsonObject[]).at(-1);
    const leaks = await openForm(editor, "profitLeaks");
    for (let left = await count(leaks, "Remove leak"); left > 0; left = await count(leaks, "Remove leak")) {
      await press(leaks, "Remove leak");
    }
    await expect.poll(async () => (await editor.content("profitLeaks")).leaks).toHaveLength(1);
    await press(leaks, "Add leak");
    await expect.poll(() => count(leaks, "Remove leak")).toBe(2);
    const numbered = ((await editor.content("advantagesTable")).advantages as unknown[]).length;
    await press(await openForm(editor, "advantagesTable"), "Add advantage");
    await expect
      .poll(() => last("advantagesTable", "advantages"))
      .toEqual({ number: numbered + 1, icon: "CheckCircle" });
    await press(await openForm(editor, "features"), "Add feature");
    await expect.poll(() => last("features", "items")).toEqual({ icon: "CircleDot" });
    await press(await openForm(editor, "header"), "Add link");
    await expect.poll(async () => Number((await last("header", "links"))?.id)).toBeLessThan(10_000);
  });

  it("says at the field what can't be stored, keeps what was typed and stores nothing", async () => {
    const editor = await edit(samplesOf(["specialOffer"]));
    const dialog = await openForm(editor, "specialOffer");
    const seats = dialog.getByLabel("Seats left", { exact: true });
    await seats.fill("twelve");
    await dialog.getByText("Enter a number, or leave the field blank").waitFor();
    await dialog.getByLabel("Link", { exact: true }).fill("javascript:alert(1)");
    await dialog.getByText("This address can’t be used for a link").waitFor();
    await editor.page.keyboard.press("Escape");
    await openForm(editor, "specialOffer");
    await expect.poll(() => seats.inputValue()).toBe("twelve");
    await expect.poll(() => dialog.getByLabel("Link", { exact: true }).inputValue()).toBe("javascript:alert(1)");
    await seats.fill("12");
    await expect.poll(async () => (await editor.content("specialOffer")).seatsLeft).toBe(12);
    expect((await editor.content("specialOffer")).ctaButton).toMatchObject({ href: "/contact" });
    await seats.fill("");
    await expect.poll(async () => "seatsLeft" in (await editor.content("specialOffer"))).toBe(false);
  });

  it("is a sheet over the page on a phone", async () => {
    const editor = await edit([FAQ], 390);
    const dialog = await openForm(editor, "faq");
    await unfold(dialog);
    expect(await faults(editor.page, { within: '[role="dialog"]' })).toEqual([]);
    expect(editor.problems).toEqual([]);
  });
});

describe("formatted text", () => {
  const CONTENT = { content: { style: "simple", content: "Some words" } };

  async function openText() {
    const editor = await edit([CONTENT]);
    const dialog = await openForm(editor, "content");
    const text = dialog.getByRole("textbox", { name: "Content", exact: true });
    const tools = dialog.getByRole("toolbar", { name: "Format Content" });
    return { ...editor, dialog, text, tools, saved: async () => (await editor.content("content")).content };
  }

  it("is made bold, a link and a list with keys and with the bar, each one step that undo takes back", async () => {
    const { page, canvas, text, tools, saved, problems } = await openText();
    await text.fill("Some words");
    await text.press("End");
    await text.press("Shift+Control+ArrowLeft");
    await text.press("Control+b");
    await page.keyboard.press("Control+i");
    await expect.poll(() => text.inputValue()).toBe("Some ***words***");
    await page.keyboard.press("Control+z");
    await expect.poll(() => text.inputValue()).toBe("Some **words**");
    await page.keyboard.press("Control+z");
    await expect.poll(() => text.inputValue()).toBe("Some words");
    await text.press("Control+End");
    await text.press("Shift+Control+ArrowLeft");
    await tools.getByRole("button", { name: "Link" }).click();
    await waitForFocus(text);
    await page.keyboard.type("/contact");
    await expect.poll(() => text.inputValue()).toBe("Some [words](/contact)");
    await tools.getByRole("button", { name: "Bulleted list" }).click();
    await expect.poll(saved).toBe("- Some [words](/contact)");
    await canvas.getByRole("listitem").getByRole("link", { name: "words" }).waitFor();
    expect(problems).toEqual([]);
  });

  it("has a bar with one stop of the keyboard, that is off for HTML", async () => {
    const { page, dialog, text, tools } = await openText();
    await text.focus();
    await page.keyboard.press("Shift+Tab");
    const focused = () => tools.locator(":focus").getAttribute("aria-label");
    await expect.poll(focused).toBe("Bold");
    await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toBe("Italic");
    await page.keyboard.press("End");
    await expect.poll(focused).toBe("Code");
    await page.keyboard.press("Tab");
    await waitForFocus(text);
    await text.fill("<p>Some words</p>");
    await dialog.getByText("This text is HTML").waitFor();
    expect(await tools.getByRole("button", { name: "Bold" }).isDisabled()).toBe(true);
    await text.press("Control+b");
    expect(await text.inputValue()).toBe("<p>Some words</p>");
  });
});

describe("the JSON tab", () => {
  it("shows the parser's message and changes nothing; valid JSON changes the block", async () => {
    const editor = await edit([FAQ]);
    const dialog = await openForm(editor, "faq");
    await dialog.getByRole("tab", { name: "JSON" }).click();
    const code = dialog.getByRole("textbox", { name: "JSON" });
    await writeCode(code, "{ faq");
    await dialog.getByRole("alert").filter({ hasText: "JSON at position" }).waitFor();
    await writeCode(code, "{}");
    await dialog.getByRole("alert").filter({ hasText: "Invalid block type" }).waitFor();
    expect(await faults(editor.page, { within: '[role="dialog"]' })).toEqual([]);
    expect((await editor.content("faq")).headline).toBe("Questions");
    const items = [question("Two"), question("One"), question("Three")];
    await writeCode(code, JSON.stringify({ faq: { ...FAQ.faq, items }, id: "help" }, null, 2));
    await dialog.getByRole("alert").waitFor({ state: "detached" });
    await expect.poll(async () => (await editor.content("faq")).items).toEqual(items);
    await editor.canvas.locator("#help").waitFor();
    expect(editor.problems).toEqual([]);
  });
});
