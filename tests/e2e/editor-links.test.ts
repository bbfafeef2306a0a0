import { expect, it } from "vitest";
import { ask, makePage } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { FAQ, openEditor } from "./editor-verbs.ts";

const { openKept } = useBrowser();

const CTA = { cta: { style: "band", headline: "Begin", cta: [{ text: "Go", href: "/begin" }] } };

/** Opens the form of a block with a button, on a page with a section, and finds the button's link. */
async function openLink() {
  const editor = await openEditor(openKept, [CTA, { ...FAQ, id: "questions" }]);
  await editor.focusBlock("cta");
  await editor.page.keyboard.press("Enter");
  const dialog = editor.dialog("Edit Call to action");
  const link = dialog.getByRole("combobox", { name: "Link", exact: true });
  const stored = async () => ((await editor.saved())[0] as typeof CTA).cta.cta[0]?.href;
  return { ...editor, dialog, link, stored, option: (name: string) => editor.page.getByRole("option", { name }) };
}

it("a page is found by its title, in a draft too, and chosen with the keyboard as one step", async () => {
  const { page, dialog, link, stored, option, problems } = await openLink();
  const path = `/found-${crypto.randomUUID()}`;
  await makePage(page, path);
  await link.fill(`test ${path}`);
  await option(`Test ${path} ${path} (not published yet)`).waitFor();
  expect(await dialog.getByText("This address can’t be used for a link").count()).toBe(0);
  expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
  await link.press("ArrowDown");
  const active = page.getByRole("listbox").getByRole("option", { selected: true });
  expect(await link.getAttribute("aria-activedescendant")).toBe(await active.getAttribute("id"));
  await link.press("Enter");
  await expect.poll(stored).toBe(path);
  await expect.poll(() => link.getAttribute("aria-expanded")).toBe("false");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(stored).toBe("/begin");
  expect(problems).toEqual([]);
});

it("a section of the page is chosen with a click, and Escape closes the list before the form", async () => {
  const { page, dialog, link, stored, option } = await openLink();
  await link.fill("");
  await option("FAQ: Good questions #questions").click();
  await expect.poll(stored).toBe("#questions");
  await link.click();
  await page.getByRole("listbox", { name: "Suggestions" }).waitFor();
  await link.press("Escape");
  await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
  expect(await dialog.count()).toBe(1);
  await link.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
});

it("any other address can be typed, and pages that can’t be searched keep nothing back", async () => {
  const { page, dialog, link, stored, option } = await openLink();
  for (const address of ["https://example.org/begin", "mailto:ada@example.org", "tel:+49301234"]) {
    await link.fill(address);
    await expect.poll(stored).toBe(address);
    expect(await page.getByRole("listbox").count()).toBe(0);
  }
  await page.route("**/api/pages?*", (route) => route.abort());
  await link.fill("quest");
  await option("FAQ: Good questions #questions").waitFor();
  await link.fill("example.org");
  await dialog.getByRole("button", { name: "Use https://example.org" }).click();
  await expect.poll(stored).toBe("https://example.org");
});

it("an address of another site, as a video’s, gets no pages", async () => {
  const editor = await openEditor(openKept, [{ video: { style: "simple", src: "" } }]);
  let asked = 0;
  await editor.page.route("**/api/pages?*", (route) => {
    asked += 1;
    return route.continue();
  });
  await editor.focusBlock("video");
  await editor.page.keyboard.press("Enter");
  const address = editor.dialog("Edit Video").getByLabel("Video address");
  await address.fill("h");
  await address.fill("https://youtu.be/abc");
  await expect.poll(async () => JSON.stringify(await editor.saved())).toContain("youtu.be/abc");
  expect(asked).toBe(0);
});

it("of many pages a few are shown, and a link in a text is found the same way", async () => {
  const editor = await openEditor(openKept, [{ content: { style: "simple", content: "Start" } }]);
  const { page } = editor;
  const name = `many-${crypto.randomUUID()}`;
  for (let index = 0; index < 12; index += 1) await makePage(page, `/${name}-${index}`);
  await editor.focusBlock("content");
  await editor.canvas.getByRole("button", { name: "Write", exact: true }).press("Enter");
  await editor.dialog("Write").getByRole("button", { name: "Visual" }).click();
  const area = page.locator(".wr-visual");
  await area.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+k");
  const address = page.getByLabel("Address of the link");
  await address.fill(name);
  await expect.poll(() => page.getByRole("listbox").getByRole("option").count()).toBe(8);
  await address.press("ArrowDown");
  await address.press("Enter");
  expect(await address.inputValue()).toMatch(new RegExp(`^/${name}-\\d+$`));
  await address.press("Enter");
  const text = async () =>
    (await ask(page, "GET", `/api/pages/${editor.id}/draft`)).body.page.blocks[0].content.content;
  await expect.poll(text).toMatch(new RegExp(`^\\[Start\\]\\(/${name}-\\d+\\)`));
});
