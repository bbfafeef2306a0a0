import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, heroSaying, operate } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { FAQ, openEditor } from "./editor-verbs.ts";

const { openKept } = useBrowser();

const LOGOS = { logoClouds: { logos: [{ name: "Acme", row: 1 }], headline: "Logos" } };

async function openForms(blocks: unknown[], type: string, label: string) {
  const editor = await openEditor(openKept, blocks);
  await editor.focusBlock(type);
  await editor.page.keyboard.press("Enter");
  const form = editor.dialog(`Edit ${label}`);
  await waitForFocus(form.getByRole("tabpanel"));
  return { ...editor, form, tab: tabOf(form) };
}

const tabOf = (form: Locator) => (name: string) => form.getByRole("tab", { name, exact: true });
const isFocused = (control: Locator) => control.evaluate((one) => one === document.activeElement);

describe("the tabs of a block's form", () => {
  it("are one stop of the keyboard, change with the arrow keys, and stay while another block is selected", async () => {
    const { page, form, tab, choose, dialog, problems } = await openForms([heroSaying("One"), FAQ], "hero", "Hero");
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(tab("Content"))).toBe(true);
    await page.keyboard.press("ArrowRight");
    await form.getByRole("region", { name: "Layout" }).waitFor();
    expect(await form.getByRole("textbox", { name: "Headline", exact: true }).count()).toBe(0);
    expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press("End");
    await expect.poll(() => isFocused(tab("Advanced"))).toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(form.getByLabel("Anchor"))).toBe(true);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => isFocused(tab("Advanced"))).toBe(true);
    await choose("Good questions");
    const faq = dialog("Edit FAQ");
    await faq.getByLabel("Anchor").waitFor();
    await faq.getByRole("button", { name: "Edit as JSON" }).click();
    await faq.getByRole("textbox", { name: "JSON" }).waitFor();
    await tabOf(faq)("Block").click();
    await faq.getByLabel("Anchor").waitFor();
    expect(problems).toEqual([]);
  });

  it("open at the field of a problem, from every other tab", async () => {
    const twice = [heroSaying("One"), FAQ].map((block) => Object.assign({ id: "same" }, block));
    const { page, dialog } = await openForms(twice, "hero", "Hero");
    const form = dialog("Edit FAQ");
    const tab = tabOf(page.getByRole("dialog"));
    await page.getByRole("button", { name: /^Problems/ }).click();
    const line = page.getByRole("region", { name: "Problems" }).getByRole("button", { name: /same/ }).first();
    for (const other of ["Content", "Style", "JSON"]) {
      await tab(other).click();
      await line.click();
      await expect.poll(() => isFocused(form.getByLabel("Anchor"))).toBe(true);
    }
    await expect.poll(() => tab("Advanced").getAttribute("aria-describedby")).not.toBeNull();
    expect(await tab("Content").getAttribute("aria-describedby")).toBeNull();
    await form.getByLabel("Anchor").fill("other");
    await expect.poll(() => tab("Advanced").getAttribute("aria-describedby")).toBeNull();
  });

  it("keep what is half typed, say where it is, and never overwrite what came meanwhile unseen", async () => {
    const { page, id, form, tab, canvas } = await openForms([LOGOS], "logoClouds", "Logo clouds");
    const row = form.getByRole("textbox", { name: "Row" });
    await row.fill("seven");
    await tab("Style").click();
    await form.getByRole("region", { name: "Layout" }).waitFor();
    const described = async () => {
      const note = await tab("Content").getAttribute("aria-describedby");
      return note && page.locator(`[id="${note}"]`).textContent();
    };
    await expect.poll(described).toBe("A field here needs your attention");
    expect(await tab("Style").getAttribute("aria-describedby")).toBeNull();
    const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
    const [block] = body.page.blocks;
    const path = ["logoClouds", "logos", block.logoClouds.logos[0].key, "row"];
    await operate(page, id, [
      { type: "set", key: block.key, path, value: 2 },
      { type: "set", key: block.key, path: ["logoClouds", "headline"], value: "Theirs" },
    ]);
    // Theirs has to have arrived, or the server finds the conflict instead.
    await canvas.getByRole("heading", { name: "Theirs" }).waitFor();
    await tab("Content").click();
    await expect.poll(() => row.inputValue()).toBe("seven");
    await form.getByText("Enter a number, or leave the field blank").waitFor();
    await row.fill("1");
    const conflict = page.getByRole("dialog", { name: "Two versions of this field" });
    await conflict.getByRole("button", { name: "Keep theirs" }).click();
    await conflict.waitFor({ state: "detached" });
    await expect.poll(() => row.inputValue()).toBe("2");
    await expect.poll(described).toBeNull();
  });

  it("store what was typed just before; undo in another tab takes it back", async () => {
    const { page, form, tab, headings, saved } = await openForms([heroSaying("One")], "hero", "Hero");
    const headline = form.getByRole("textbox", { name: "Headline", exact: true });
    await headline.press("End");
    // One change: a slow machine makes pauses between keys.
    await page.keyboard.insertText(" more");
    await tab("Style").click();
    await expect.poll(saved).toMatchObject([{ hero: { headline: "One more" } }]);
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(headings).toEqual(["One"]);
    await tab("Content").click();
    await expect.poll(() => headline.inputValue()).toBe("One");
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect.poll(() => headline.inputValue()).toBe("One more");
  });

  it("lead to the shared header where a page has that one, and fold what has no effect then", async () => {
    const header = { header: { shared: true, style: "simple", links: [] } };
    const { page, form, tab, go, canvas } = await openForms([header, FAQ], "header", "Header");
    const others = form.getByText("Only without the shared header");
    const logo = form.getByLabel("With logo");
    await others.waitFor();
    expect(await logo.isVisible()).toBe(false);
    await tab("Style").click();
    await others.waitFor();
    await tab("Content").click();
    const address = await form.getByRole("link", { name: "Edit the shared header" }).getAttribute("href");
    const shared = (await ask(page, "GET", "/api/shared-blocks")).body as { id: string };
    // As if someone had published another one: all files share the site's own.
    await page.route("**/api/editor?page=*", async (route) => {
      const response = await route.fetch({ maxRetries: 1 });
      const json = await response.json();
      json.canvas.sharedBlocks.header.header.links = [{ title: "Changed meanwhile", path: "#faq" }];
      await route.fulfill({ response, json });
    });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await canvas.getByRole("link", { name: "Changed meanwhile" }).first().waitFor();
    await form.getByLabel("Use the site's shared header").click();
    await expect.poll(() => logo.isVisible()).toBe(true);
    expect(await others.count()).toBe(0);
    await go(String(address));
    await expect.poll(() => page.url()).toContain(`/admin/pages/${shared.id}/edit`);
    await expect.poll(() => page.title()).toContain("Edit Shared header and footer");
  });
});
