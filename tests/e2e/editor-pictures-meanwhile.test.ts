import { expect, it } from "vitest";
import { ask, operate } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { headingSaying, openEditor } from "./editor-verbs.ts";

const { openKept } = useBrowser();
const OLD = "/landing/logo.svg";
const HERO = { hero: { style: "rightImage", headline: "Reports", image: OLD, imageAlt: "The old picture" } };

/** Opens the picker that replaces the picture of the first of two blocks. */
async function openPicker() {
  const editor = await openEditor(openKept, [HERO, headingSaying("Second")]);
  const { page, id, canvas, focusBlock } = editor;
  await focusBlock("hero");
  await canvas.locator("[data-block-key] img").click();
  await canvas.getByRole("dialog", { name: "Picture" }).getByRole("button", { name: "Replace" }).click();
  const picker = editor.dialog("Choose picture");
  await picker.waitFor();
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  return { ...editor, picker, key: body.page.blocks[0].key as string };
}

it("the picker closes and says why when someone removes the picture that it replaces", async () => {
  const { page, id, picker, key, saved, problems } = await openPicker();
  await operate(page, id, [{ type: "remove", key }]);
  await picker.waitFor({ state: "detached" });
  await page.getByRole("alert").getByText("The picture that you wanted to replace was removed").waitFor();
  expect(await saved()).toEqual([headingSaying("Second")]);
  expect(problems).toEqual([]);
});

it("a picture that someone has chosen meanwhile isn't replaced unseen", async () => {
  const { page, id, picker, key, canvas, dialog, saved } = await openPicker();
  const theirs = "/landing/logo.svg#focus=0.2,0.2";
  await operate(page, id, [{ type: "set", key, path: ["hero", "image"], value: theirs }]);
  await canvas.locator('[data-block-key] img[style*="20%"]').waitFor();
  const buffer = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4v3z"/></svg>',
  );
  await picker.locator("input[type=file]").setInputFiles({ name: "mine.svg", mimeType: "image/svg+xml", buffer });
  await dialog("Two versions of this field").getByRole("button", { name: "Keep theirs" }).click();
  await expect.poll(saved).toMatchObject([{ hero: { image: theirs } }, headingSaying("Second")]);
});
