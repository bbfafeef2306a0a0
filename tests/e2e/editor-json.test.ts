import { describe, expect, it } from "vitest";
import { isObject, type JsonObject } from "#shared";
import { ask, operate } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { FAQ, openEditor, writeCode } from "./editor-verbs.ts";

const { openKept } = useBrowser();

/** The JSON tab of the only block of a page, with what the server has of the block's content. */
async function openJson(size = {}) {
  const editor = await openEditor(openKept, [FAQ], size);
  const dialog = editor.dialog("Edit FAQ");
  await editor.focusBlock("faq");
  await editor.page.keyboard.press("Enter");
  await dialog.getByRole("tab", { name: "JSON" }).click();
  const code = dialog.getByRole("textbox", { name: "JSON" });
  await code.waitFor();
  const content = async (): Promise<JsonObject> => {
    const [block] = await editor.saved();
    return isObject(block?.faq) ? block.faq : {};
  };
  return { editor: { ...editor, content }, dialog, code };
}

describe("the JSON tab", () => {
  // A window of 1280 by 1024 px at 400 %.
  it("has room for some lines in a small window, and a frame around all of it while it has the focus", async () => {
    const { code } = await openJson({ width: 320, height: 256 });
    await code.focus();
    const { height, outline } = await code.evaluate((element) => {
      const frame = element.closest(".overflow-hidden") ?? element;
      return { height: frame.getBoundingClientRect().height, outline: getComputedStyle(frame).outlineStyle };
    });
    expect(height).toBeGreaterThan(150);
    expect(outline).toBe("solid");
  });

  it("refuses two types and __proto__ at once, sends none of them, and continues once the text is right", async () => {
    const { editor, dialog, code } = await openJson();
    const sent: string[] = [];
    editor.page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/operations")) sent.push(request.postData() ?? "");
    });
    await writeCode(code, '{ "faq": { "headline": "Two" }, "hero": {} }');
    await dialog.getByRole("alert").filter({ hasText: "A block has one key naming its type" }).waitFor();
    await writeCode(code, '{ "faq": { "headline": "Two", "__proto__": { "a": 1 } } }');
    await dialog.getByRole("alert").filter({ hasText: "faq › __proto__: A name can’t be __proto__" }).waitFor();
    await expect.poll(() => dialog.locator(".cm-lintRange-error").allTextContents()).toEqual(['{ "a": 1 }']);
    await writeCode(code, '{ "faq": { "headline": "Two" } }');
    await dialog.getByRole("alert").waitFor({ state: "detached" });
    await expect.poll(async () => (await editor.content()).headline).toBe("Two");
    expect(sent.join()).not.toContain("__proto__");
    expect(await editor.page.getByRole("alert").count()).toBe(0);
  });

  it("says that someone else changed the block while its text wasn't valid JSON, and loses neither version", async () => {
    const { editor, dialog, code } = await openJson();
    const text = JSON.stringify({ faq: { ...FAQ.faq, headline: "Mine" } }, null, 2);
    await writeCode(code, `${text},`);
    await dialog.getByRole("alert").filter({ hasText: "JSON at position" }).waitFor();
    const { body } = await ask(editor.page, "GET", `/api/pages/${editor.id}/draft`);
    const key: string = body.page.blocks[0].key;
    await operate(editor.page, editor.id, [
      { type: "set", key, path: ["faq", "headline"], value: "Theirs" },
      { type: "set", key, path: ["faq", "style"], value: "modern" },
    ]);
    await dialog.getByText("This block changed while you were writing.").waitFor();
    await dialog.getByRole("button", { name: "Show theirs" }).click();
    await expect.poll(() => code.textContent()).toContain("Theirs");
    expect(await faults(editor.page, { within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole("button", { name: "Show mine" }).click();
    await expect.poll(() => code.textContent()).toContain("Mine");
    await writeCode(code, text);
    await expect.poll(async () => (await editor.content()).headline).toBe("Mine");
    await expect.poll(async () => (await editor.content()).style).toBe(FAQ.faq.style);
    expect(editor.problems).toEqual([]);
  });

  it("asks which version counts when the repaired text has another value for what someone else changed", async () => {
    const { editor, dialog, code } = await openJson();
    const text = JSON.stringify({ faq: { ...FAQ.faq, headline: "Mine" } }, null, 2);
    await writeCode(code, `${text},`);
    const { body } = await ask(editor.page, "GET", `/api/pages/${editor.id}/draft`);
    const key: string = body.page.blocks[0].key;
    await operate(editor.page, editor.id, [{ type: "set", key, path: ["faq", "headline"], value: "Theirs" }]);
    await dialog.getByText("This block changed while you were writing.").waitFor();
    await writeCode(code, text);
    const conflict = editor.page.getByRole("dialog", { name: "Two versions of this field" });
    await conflict.getByText("Theirs").first().waitFor();
    await conflict.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(async () => (await editor.content()).headline).toBe("Mine");
  });

  it("keeps a text that isn't valid JSON through a reload, until it is corrected or discarded", async () => {
    const { editor, dialog, code } = await openJson();
    const { page } = editor;
    const openAgain = async () => {
      await page.reload();
      await editor.focusBlock("faq");
      await page.keyboard.press("Enter");
      await dialog.getByRole("tab", { name: "JSON" }).click();
      await code.waitFor();
    };
    const text = JSON.stringify({ faq: { ...FAQ.faq, headline: "Typed for long" } });
    await writeCode(code, `${text},`);
    await dialog.getByText("Kept in this tab until you use or discard it.").waitFor();
    await openAgain();
    await expect.poll(() => code.textContent()).toBe(`${text},`);
    await dialog.getByRole("alert").filter({ hasText: "JSON at position" }).waitFor();
    expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => code.textContent()).toContain("Good questions");
    await openAgain();
    expect(await dialog.getByRole("button", { name: "Discard" }).count()).toBe(0);
    await writeCode(code, `${text},`);
    await openAgain();
    await writeCode(code, text);
    await expect.poll(async () => (await editor.content()).headline).toBe("Typed for long");
    await openAgain();
    expect(await dialog.getByRole("button", { name: "Discard" }).count()).toBe(0);
    expect(editor.problems).toEqual([]);
  });

  it("is reached from the form with Shift+Tab, past the tabs of the form, and an arrow key", async () => {
    const editor = await openEditor(openKept, [FAQ]);
    const dialog = editor.dialog("Edit FAQ");
    await editor.focusBlock("faq");
    await editor.page.keyboard.press("Enter");
    await dialog.getByRole("textbox", { name: "Headline", exact: true }).first().focus();
    const focused = editor.page.locator(":focus").first();
    const passed: (string | null)[] = [];
    for (let steps = 0; steps < 12 && passed.at(-1) !== "Block"; steps += 1) {
      await editor.page.keyboard.press("Shift+Tab");
      if ((await focused.getAttribute("role")) === "tab") passed.push(await focused.textContent());
    }
    expect(passed).toEqual(["Content", "Block"]);
    await editor.page.keyboard.press("ArrowRight");
    await dialog.getByRole("tab", { name: "JSON", selected: true }).waitFor();
    await editor.page.keyboard.press("Tab");
    await dialog.getByRole("textbox", { name: "JSON" }).waitFor();
  });

  it("is reached with Shift+Tab right after the form opened, also from its first field and by a click", async () => {
    const editor = await openEditor(openKept, [FAQ]);
    const { page } = editor;
    const dialog = editor.dialog("Edit FAQ");
    const blockTab = dialog.getByRole("tab", { name: "Block" }).and(page.locator(":focus"));
    await editor.focusBlock("faq");
    await page.keyboard.press("Enter");
    await waitForFocus(dialog.getByRole("tabpanel"));
    await page.keyboard.press("Shift+Tab");
    await blockTab.waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    // Behind the tabs are the content and its first field.
    await dialog.getByRole("tabpanel").locator(":focus").waitFor();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await blockTab.waitFor();
    await page.keyboard.press("ArrowRight");
    await waitForFocus(dialog.getByRole("tab", { name: "JSON", selected: true }));
    await page.keyboard.press("Escape");
    await editor.canvas.getByRole("button", { name: "Edit", exact: true }).click();
    await waitForFocus(dialog.getByRole("tabpanel"));
    await page.keyboard.press("Shift+Tab");
    await blockTab.waitFor();
    expect(editor.problems).toEqual([]);
  });

  it("is in a modal form on a phone, which keeps the focus", async () => {
    const editor = await openEditor(openKept, [FAQ], { width: 390, height: 844 });
    const { page } = editor;
    const dialog = editor.dialog("Edit FAQ");
    await editor.focusBlock("faq");
    await page.keyboard.press("Enter");
    await waitForFocus(dialog.getByRole("tab", { name: "Block" }));
    await page.keyboard.press("Shift+Tab");
    await waitForFocus(dialog.getByRole("button", { name: "Close" }));
    await page.keyboard.press("Tab");
    await waitForFocus(dialog.getByRole("tab", { name: "Block" }));
    expect(editor.problems).toEqual([]);
  });
});
