import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { headingSaying, openEditor, verbsOf } from "./editor-verbs.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

it("a header that is added to a page is the site's own; another style makes one of the page", async () => {
  const editor = await openEditor(openKept, [headingSaying("Before")]);
  await editor.choose("Before");
  await editor.page.keyboard.press("Control+Enter");
  const dialog = editor.dialog("Add block");
  await dialog.getByRole("button", { name: "Header", exact: true }).click();
  await expect.poll(editor.saved).toEqual([headingSaying("Before"), { header: { shared: true } }]);
  await editor.choose("Before");
  await editor.page.keyboard.press("Control+Enter");
  const styles = dialog.getByRole("listitem", { name: "Header", exact: true });
  await styles.getByRole("button", { name: "Centered style" }).click();
  await expect.poll(async () => (await editor.saved())[1]).toMatchObject({ header: { style: "centered" } });
  expect((await editor.saved())[1]).not.toHaveProperty("header.shared");
  expect(editor.problems).toEqual([]);
});

it("a page's own header begins as the shared one, in one step", async () => {
  const editor = await openEditor(openKept, [{ header: { shared: true } }]);
  const links = editor.canvas.getByRole("navigation").getByRole("link");
  const shown = await links.allInnerTexts();
  await editor.focusBlock("header");
  await editor.page.keyboard.press("Enter");
  await editor.dialog("Edit Header").getByRole("switch", { name: "Use the site's shared header" }).click();
  await expect.poll(editor.saved).toMatchObject([{ header: { shared: false, links: expect.any(Array) } }]);
  expect(await links.allInnerTexts()).toEqual(shown);
  await editor.page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(editor.saved).toEqual([{ header: { shared: true } }]);
});

it("the shared header offers no switch to show the shared header instead, and no such block to add", async () => {
  const { page, go, problems } = await openKept(asAdmin({ reducedMotion: "reduce" }));
  await go("/admin/pages/shared");
  const { canvas, focusBlock } = verbsOf(page, "");
  await canvas.locator('[data-block-type="header"]').waitFor();
  await focusBlock("header");
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Edit Header" });
  await form.getByRole("switch", { name: "With logo" }).waitFor();
  expect(await form.getByRole("switch", { name: /shared/ }).count()).toBe(0);
  await form.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("Control+Enter");
  const dialog = page.getByRole("dialog", { name: "Add block" });
  await dialog.getByRole("button", { name: "Header", exact: true }).waitFor();
  expect(await dialog.getByText("Shared across the site").count()).toBe(0);
  expect(problems).toEqual([]);
});

it("a new link of a menu begins with its title; its id comes last", async () => {
  const header = { header: { style: "simple", links: [{ id: 7, title: "One", path: "/one" }] } };
  const editor = await openEditor(openKept, [header]);
  await editor.focusBlock("header");
  await editor.page.keyboard.press("Enter");
  const form = editor.dialog("Edit Header");
  await form.getByRole("button", { name: "Add link" }).click();
  await expect
    .poll(() => editor.page.evaluate(() => document.activeElement?.closest("[data-field]")?.textContent))
    .toContain("Title");
  await editor.page.keyboard.insertText("Two");
  await expect.poll(editor.saved).toMatchObject([{ header: { links: [{ title: "One" }, { title: "Two" }] } }]);
  const labels = await form.getByRole("group", { name: "link 2: Two" }).locator("[data-field]").allInnerTexts();
  expect(labels.at(-1)).toMatch(/^Id/);
});
