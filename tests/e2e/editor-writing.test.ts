import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isObject } from "#shared";
import { ask, operate } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { openEditor } from "./editor-verbs.ts";
import { goOffline } from "./loading.ts";

const { openKept } = useBrowser();

const TEXT = "# A quiet week\n\nWords *for* two.\n\n## What helped\n\n- One\n- Two\n";
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>';

/** The writing view on the only text of a page, opened with the keyboard. */
async function openWriting(text = TEXT, size?: { width: number; height?: number }) {
  const editor = await openEditor(openKept, [{ content: { style: "simple", content: text } }], size);
  const dialog = editor.dialog("Write");
  const area = dialog.getByRole("textbox", { name: "Text", exact: true });
  const open = async () => {
    await editor.focusBlock("content");
    await editor.canvas.getByRole("button", { name: "Write", exact: true }).press("Enter");
    await waitForFocus(area);
  };
  const stored = async (): Promise<unknown> => {
    const [block] = await editor.saved();
    return isObject(block?.content) ? block.content.content : undefined;
  };
  /** Someone else's change of the text. */
  const setByOther = async (value: string) => {
    const { body } = await ask(editor.page, "GET", `/api/pages/${editor.id}/draft`);
    const set = { type: "set", key: body.page.blocks[0].key, path: ["content", "content"], value };
    await operate(editor.page, editor.id, [set]);
  };
  await open();
  return { ...editor, dialog, area, stored, setByOther, open };
}

/** The browser says a moment later that the caret has moved: no person presses the next key as soon. */
const CARET = { delay: 100 };

/** Pastes into what has the focus: a drawing as a file, or texts by their type. */
async function paste(page: Page, what: { drawing: string } | Record<string, string>): Promise<void> {
  await page.evaluate((given) => {
    const transfer = new DataTransfer();
    for (const [type, data] of Object.entries(given)) {
      if (type === "drawing") transfer.items.add(new File([data], "week.svg", { type: "image/svg+xml" }));
      else transfer.setData(type, data);
    }
    const event = new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, what);
}

describe("the writing view", () => {
  it("stores what is typed and formatted with the keyboard, shows it, undoes it, and gives the focus back", async () => {
    const { page, dialog, area, stored, problems } = await openWriting();
    await area.press("ControlOrMeta+End");
    await page.keyboard.type("Three");
    await expect.poll(stored).toBe(`${TEXT}Three`);
    await page.frameLocator("iframe[title=Preview]").getByText("Three").waitFor();
    await page.keyboard.press("ControlOrMeta+b");
    await expect.poll(stored).toBe(`${TEXT}**Three**`);
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(stored).toBe(`${TEXT}Three`);
    await dialog.getByRole("toolbar", { name: "Format" }).getByRole("button", { name: "Heading", exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(stored).toBe(`${TEXT}### Three`);
    await dialog.getByText("11 words, 1 min read").waitFor();
    await dialog.getByRole("button", { name: "Outline" }).click();
    await dialog.getByRole("navigation", { name: "Outline" }).getByRole("button", { name: "What helped" }).click();
    await waitForFocus(area);
    await page.keyboard.type("> ");
    await expect.poll(stored).toContain("> ## What helped");
    await dialog.getByRole("button", { name: "Outline" }).click();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.url()).not.toContain("write");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    expect(problems).toEqual([]);
  });

  it("uploads a pasted picture and asks for its alt text; one that fails stays until it is sent", async () => {
    const { page, dialog, area, stored } = await openWriting("Before.");
    await area.press("ControlOrMeta+End");
    await goOffline(page);
    await paste(page, { drawing: DRAWING });
    await dialog.getByRole("alert").filter({ hasText: "week.svg wasn’t uploaded" }).waitFor();
    expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.context().setOffline(false);
    await dialog.getByRole("button", { name: "Try again" }).click();
    const alt = dialog.getByLabel("Alt text");
    await alt.fill("A week [plan]");
    await expect.poll(stored).toMatch(/^Before\.\n\n!\[A week \\\[plan\\\]\]\(\/media\/[^)]+\)$/);
    expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
    await alt.press("Escape");
    await alt.waitFor({ state: "detached" });
    await page.frameLocator("iframe[title=Preview]").getByRole("img", { name: "A week [plan]" }).waitFor();
    await waitForFocus(area);
  });

  it("turns pasted HTML into Markdown and leaves plain text alone", async () => {
    const { page, area, stored } = await openWriting("Old");
    await area.press("ControlOrMeta+a");
    const html =
      '<h2>Plan</h2><p>It <b>works</b>, <a href="https://example.org/" onclick="x()">see</a>.</p><script>1</script>';
    await paste(page, { "text/html": html, "text/plain": "Plan It works, see." });
    await expect.poll(stored).toBe("## Plan\n\nIt **works**, [see](https://example.org/).");
    await area.press("ControlOrMeta+a");
    await paste(page, {
      "text/html": "<div><span style='color:red'># not a heading</span></div>",
      "text/plain": "# one",
    });
    await expect.poll(stored).toBe("# one");
  });

  it("follows someone else's change without moving the cursor, and asks when both change the text", async () => {
    const { page, area, stored, setByOther } = await openWriting("Alpha\n\nOmega");
    await area.press("ControlOrMeta+End");
    await setByOther("Alpha and more\n\nOmega");
    await area.getByText("Alpha and more").waitFor();
    await page.keyboard.type("!");
    await expect.poll(stored).toBe("Alpha and more\n\nOmega!");
    await goOffline(page);
    await page.keyboard.type(" Mine");
    await setByOther("Theirs");
    await page.context().setOffline(false);
    const conflict = page.getByRole("dialog", { name: "Two versions of this field" });
    await conflict.getByText("Omega! Mine").waitFor();
    await conflict.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(stored).toBe("Alpha and more\n\nOmega! Mine");
  });

  it("keeps what two people write at once in different paragraphs, with the cursor where it was", async () => {
    const { page, area, stored, setByOther, problems } = await openWriting("Alpha\n\nBeta\n\nOmega");
    await area.press("ControlOrMeta+End");
    await goOffline(page);
    await page.keyboard.type(" mine");
    await setByOther("Alpha theirs\n\nBeta\n\nOmega");
    await page.context().setOffline(false);
    await page.keyboard.type(" too");
    await expect.poll(stored).toBe("Alpha theirs\n\nBeta\n\nOmega mine too");
    await area.getByText("Alpha theirs").waitFor();
    await page.keyboard.type("!");
    await expect.poll(stored).toBe("Alpha theirs\n\nBeta\n\nOmega mine too!");
    expect(await page.getByRole("dialog", { name: "Two versions of this field" }).count()).toBe(0);
    expect(problems.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });

  it("leaves the caret where it is when the page is renamed elsewhere", async () => {
    const { page, area, stored, id } = await openWriting("One");
    await area.press("ControlOrMeta+End");
    await ask(page, "PATCH", `/api/pages/${id}`, { title: "Renamed" });
    await expect.poll(() => page.title()).toContain("Renamed");
    await page.keyboard.type(" two");
    await expect.poll(stored).toBe("One two");
  });

  it("says above the text when nothing can be saved any more, and saves what was typed once it can", async () => {
    const { page, dialog, area, stored, id } = await openWriting("One");
    await area.press("ControlOrMeta+End");
    await ask(page, "POST", `/api/pages/${id}/archive`);
    await page.keyboard.type(" two");
    const message = dialog.getByRole("alert").filter({ hasText: "This page is archived" });
    await message.waitFor();
    await ask(page, "POST", `/api/pages/${id}/unarchive`);
    await message.waitFor({ state: "detached" });
    await expect.poll(stored).toBe("One two");
  });

  it("opens from an address, keeps what was typed when Back closes it offline, and through a reload", async () => {
    const { page, dialog, area, stored, id, go, open } = await openWriting("One");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await open();
    await area.press("ControlOrMeta+End");
    await goOffline(page);
    await page.keyboard.type(" two");
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("status").getByText("Offline").waitFor();
    await page.context().setOffline(false);
    await expect.poll(stored).toBe("One two");
    await go(`/admin/pages/${id}/edit?write`);
    await expect.poll(() => area.textContent()).toBe("One two");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => new URL(page.url()).search).toBe("");
  });

  describe("in visual mode", () => {
    it("edits one paragraph and leaves every other byte, also after a reload and Undo", async () => {
      const text = "Title\n=====\n\n*  odd   list\n\n\nOne __two__.\n\n***\n";
      const { page, dialog, area, stored, problems } = await openWriting(text);
      await dialog.getByRole("button", { name: "Visual" }).click();
      await area.getByText("two").click();
      await page.keyboard.press("End", CARET);
      await page.keyboard.type(" *Three* and `four`");
      const changed = text.replace("One __two__.", "One __two__. *Three* and `four`");
      await expect.poll(stored).toBe(changed);
      await page.reload();
      await area.getByText("Three").and(page.locator("em")).waitFor();
      await area.press("ControlOrMeta+End", CARET);
      await page.keyboard.press("Enter");
      await page.keyboard.type("- [ ] A task");
      await expect.poll(stored).toBe(`${changed.trimEnd()}\n\n* [ ] A task\n`);
      // In as many steps as a slow machine makes of the typing, the first of this window.
      const undo = async () => {
        await page.keyboard.press("ControlOrMeta+z");
        return stored();
      };
      await expect.poll(undo, { interval: 500 }).toBe(changed);
      await area.getByText("A task").waitFor({ state: "detached" });
      await dialog.getByRole("button", { name: "Markdown" }).click();
      await area.getByText("One __two__.").waitFor();
      expect(problems).toEqual([]);
    });

    it("says what keeps a text in Markdown, and leads there", async () => {
      const { page, dialog, area, stored, setByOther } = await openWriting("One\n\nTwo <b>bold</b>\n");
      await dialog.getByRole("button", { name: "Visual" }).click();
      await dialog.getByRole("status").getByText("Raw HTML in line 3 keeps this text in Markdown.").waitFor();
      expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
      await dialog.getByRole("button", { name: "Go to line 3" }).click();
      await waitForFocus(area);
      await page.keyboard.type("> ");
      await expect.poll(stored).toBe("One\n\n> Two <b>bold</b>\n");
      await setByOther("Plain\n");
      await area.getByText("Plain").waitFor();
      await dialog.getByRole("button", { name: "Visual" }).click();
      await page.locator(".wr-visual").waitFor();
      await setByOther("Plain <i>tag</i>\n");
      await dialog.getByText("Raw HTML in line 1 keeps this text in Markdown.").waitFor();
    });

    it("makes tables, links, pictures and lists with the toolbar and the keyboard, accessible", async () => {
      const { page, dialog, area, stored, setByOther } = await openWriting("Start");
      const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
      await press("Visual");
      await page.locator(".wr-visual").waitFor();
      await area.press("ControlOrMeta+a");
      await page.keyboard.press("ControlOrMeta+k");
      await dialog.getByLabel("Address of the link").fill("javascript:alert(1)");
      await page.keyboard.press("Enter");
      await dialog.getByText("This address can’t be used for a link").waitFor();
      await dialog.getByLabel("Address of the link").fill("/start");
      expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
      await page.keyboard.press("Enter");
      await expect.poll(stored).toBe("[Start](/start)");
      await press("Table");
      await waitForFocus(area);
      await page.keyboard.type("A");
      await page.keyboard.press("Tab");
      await page.keyboard.type("B");
      await press("Add row");
      await press("Remove column");
      await expect.poll(stored).toBe("[Start](/start)\n\n| A |\n| - |\n| |\n| |");
      await area.getByText("Start").click();
      await page.keyboard.press("End", CARET);
      await page.keyboard.press("Enter");
      await page.keyboard.type("1. One");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.type("Inside");
      await expect.poll(stored).toContain("[Start](/start)\n\n1. One\n   1. Inside\n\n| A |");
      await paste(page, { drawing: DRAWING });
      const alt = dialog.getByLabel("Alt text");
      await alt.fill("A week");
      await expect.poll(stored).toMatch(/Inside\n\n!\[A week\]\(\/media\/[^)]+\)\n\n\| A/);
      expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
      await alt.press("Escape");
      expect(await dialog.count()).toBe(1);
      await setByOther("Theirs, *then*");
      await area.getByText("Theirs").waitFor();
      await area.press("ControlOrMeta+End", CARET);
      await paste(page, { "text/html": "<p>Pasted <b>words</b></p>", "text/plain": "Pasted words" });
      await expect.poll(stored).toContain("Pasted **words**");
    });
  });

  it.each([390, 768, 1440])("is accessible at %s px, with its preview and outline", async (width) => {
    const { page, dialog, area, problems } = await openWriting(TEXT, { width });
    for (const name of width < 1024 ? ["Outline", "Preview"] : ["Outline"]) {
      await dialog.getByRole("button", { name, exact: true }).click();
    }
    await page.frameLocator("iframe[title=Preview]").getByRole("heading", { name: "What helped" }).waitFor();
    expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole("button", { name: "Focus" }).click();
    await area.waitFor();
    await expect.poll(() => dialog.locator("iframe").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(problems).toEqual([]);
  });
});
