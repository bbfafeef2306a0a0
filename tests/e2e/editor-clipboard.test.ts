import { describe, expect, it } from "vitest";
import { ask, operate } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { editNewPage, FAQ, headingSaying, openEditor } from "./editor-verbs.ts";
import { goOffline } from "./loading.ts";

const { openKept } = useBrowser();

describe("the clipboard", () => {
  it("cuts, copies and pastes blocks from the canvas into another window", async () => {
    const from = await openEditor(openKept, [headingSaying("One"), FAQ, headingSaying("Three")]);
    await from.choose("Three");
    await from.page.keyboard.press("Control+x");
    await expect.poll(from.types).toEqual(["heading", "faq"]);
    await from.choose("One");
    await from.page.keyboard.press("Control+v");
    await expect.poll(from.headings).toEqual(["One", "Three", "Good questions"]);
    await from.page.keyboard.press("Control+a");
    await from.page.keyboard.press("Control+c");

    const other = await from.page.context().newPage();
    const to = await editNewPage(other, [headingSaying("There")]);
    await to.choose("There");
    await other.keyboard.press("Control+v");
    await expect.poll(to.headings).toEqual(["There", "One", "Three", "Good questions"]);
    await expect.poll(to.saved).toEqual([headingSaying("There"), headingSaying("One"), headingSaying("Three"), FAQ]);
    expect(from.problems).toEqual([]);
    await other.context().close();
  });

  it("refuses unsafe blocks, naming the place, and leaves other text alone", async () => {
    const editor = await openEditor(openKept, [headingSaying("One")]);
    await editor.choose("One");
    for (const text of ['[{"hero":{"image":"javascript:alert(1)"}}]', "just words"]) {
      await editor.page.evaluate((words) => navigator.clipboard.writeText(words), text);
      await editor.page.keyboard.press("Control+v");
      if (text.startsWith("[")) {
        await editor.page.getByRole("alert").getByText("Not pasted. Block 1, hero › image").waitFor();
        await editor.press("Close message");
      }
    }
    expect(await editor.page.getByRole("alert").count()).toBe(0);
    expect(await editor.types()).toEqual(["heading"]);
  });
});

it("says over a dialog why a page doesn't take more blocks, and keeps what was typed", async () => {
  const editor = await openEditor(openKept, [headingSaying("One")]);
  const tools = editor.page.getByRole("group", { name: "Page tools" });
  await tools.getByRole("button", { name: "Set template" }).click();
  const dialog = editor.dialog("Set template");
  const json = dialog.getByRole("textbox", { name: "JSON configuration" });
  const text = JSON.stringify(Array.from({ length: 2001 }, (_, place) => headingSaying(`Heading ${place}`)));
  await json.fill(text);
  await dialog.getByRole("button", { name: "Save" }).click();
  const message = "Nothing was changed. A page has at most 2,000 blocks";
  await editor.page.getByRole("alert").filter({ hasText: message }).waitFor();
  expect(await json.inputValue()).toBe(text);
  expect(await editor.saved()).toEqual([headingSaying("One")]);
});

describe("saved sections", () => {
  it("keeps the selected blocks under a name, to add them on another page", async () => {
    const from = await openEditor(openKept, [headingSaying("One"), FAQ, headingSaying("Three")]);
    await from.press("Outline");
    await from.outline.getByRole("button", { name: /^Heading One/ }).click();
    await from.outline.getByRole("button", { name: /^FAQ/ }).click({ modifiers: ["Shift"] });
    await from.press("Save as section");
    await from.dialog("Save as section").getByLabel("Name").fill("Opening");
    await from.press("Save section");
    await from.dialog("Save as section").waitFor({ state: "detached" });

    const to = await editNewPage(from.page, [headingSaying("There")]);
    await to.choose("There");
    await to.page.keyboard.press("Control+Enter");
    await to
      .dialog("Add block")
      .getByRole("button", { name: /^Opening/ })
      .click();
    await expect.poll(to.headings).toEqual(["There", "One", "Good questions"]);
    await to.press("Undo");
    await expect.poll(to.headings).toEqual(["There"]);
    await to.page.keyboard.press("Control+Enter");
    await to.press("Delete section Opening");
    await to.press("Undo deleting Opening");
    await to.press("Delete section Opening");
    await to.page.keyboard.press("Escape");
    await to.page.keyboard.press("Control+Enter");
    await expect.poll(() => to.page.getByRole("heading", { name: "Saved sections" }).count()).toBe(0);
    expect(from.problems).toEqual([]);
  });

  it("aren't made of what nobody has confirmed, which their blocks wouldn't say", async () => {
    const { page, id, canvas, dialog, choose, press } = await openEditor(openKept, [headingSaying("For 500 schools")]);
    const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
    const mark = { type: "annotate", key: body.page.blocks[0].key, path: ["heading", "headline"], text: "“500”" };
    const problems = page.getByRole("button", { name: /^Problems/ });
    await operate(page, id, [mark]);
    await problems.hover();
    await expect.poll(() => problems.textContent()).toContain("1");
    await choose("For 500 schools");
    await page.keyboard.press("Alt+Shift+S");
    await dialog("Save as section").getByLabel("Name").fill("Claims");
    await press("Save section");
    await dialog("Save as section").getByText("Heading: nobody has confirmed this yet: “500”.").waitFor();
    const { key, path } = mark;
    const theirs = { type: "set", key, path, value: "For many schools" };
    await operate(page, id, [theirs, { ...mark, text: null }]);
    await canvas.getByRole("heading", { name: "For many schools" }).waitFor();
    await dialog("Save as section").getByLabel("Name").fill("Older claims");
    await press("Save section");
    await dialog("Save as section").getByText("Heading: nobody has confirmed this yet: “500”.").waitFor();
    const { items } = (await ask(page, "GET", "/api/sections")).body;
    expect(items).not.toContainEqual(expect.objectContaining({ name: expect.stringMatching(/claims/i) }));
  });

  it("are everybody's: a colleague's is there when the dialog opens, and so is what this browser kept before", async () => {
    const { page, dialog, choose, problems } = await openEditor(openKept, [headingSaying("One")]);
    await choose("One");
    const blocks = [headingSaying("Kept")];
    const stored = JSON.stringify([{ id: "s1", name: "Kept in this browser", blocks }]);
    await page.evaluate((value) => localStorage.setItem("blockwright-sections", value), stored);
    await ask(page, "POST", "/api/sections", { name: "A colleague's", blocks });
    await page.keyboard.press("Control+Enter");
    for (const name of [/^A colleague's/, /^Kept in this browser/]) {
      await dialog("Add block").getByRole("button", { name }).waitFor();
    }
    expect(await page.evaluate(() => localStorage.getItem("blockwright-sections"))).toBeNull();
    expect(problems).toEqual([]);
  });

  it("say why one can't be saved or deleted, and lose nothing", async () => {
    const { page, dialog, choose, press } = await openEditor(openKept, [headingSaying("One")]);
    await ask(page, "POST", "/api/sections", { name: "Stays", blocks: [headingSaying("Stays")] });
    await choose("One");
    await page.keyboard.press("Alt+Shift+S");
    await dialog("Save as section").getByLabel("Name").fill("Never saved");
    await goOffline(page);
    await press("Save section");
    await dialog("Save as section").getByRole("alert").getByText("The server can’t be reached").waitFor();
    expect(await dialog("Save as section").getByLabel("Name").inputValue()).toBe("Never saved");
    await page.context().setOffline(false);
    await press("Cancel");
    await page.keyboard.press("Control+Enter");
    await dialog("Add block").getByRole("button", { name: "Delete section Stays" }).waitFor();
    await goOffline(page);
    await press("Delete section Stays");
    await page.getByRole("alert").getByText("The server can’t be reached").waitFor();
    await dialog("Add block")
      .getByRole("button", { name: /^Stays/ })
      .waitFor();
  });
});
