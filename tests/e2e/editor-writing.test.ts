import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isObject } from "#shared";
import { ask, operate } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { openEditor } from "./editor-verbs.ts";

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
    await area.waitFor();
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
    expect(await dialog.getByText("11 words, 1 min read").count()).toBe(1);
    await dialog.getByRole("button", { name: "Outline" }).click();
    await dialog.getByRole("navigation", { name: "Outline" }).getByRole("button", { name: "What helped" }).click();
    await page.keyboard.type("> ");
    await expect.poll(stored).toContain("> ## What helped");
    await dialog.getByRole("button", { name: "Outline" }).click();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(page.url()).not.toContain("write");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    expect(problems).toEqual([]);
  });

  it("uploads a pasted picture and asks for its alt text; one that fails stays until it is sent", async () => {
    const { page, dialog, area, stored } = await openWriting("Before.");
    await area.press("ControlOrMeta+End");
    await page.context().setOffline(true);
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
    expect(await area.evaluate((element) => element === document.activeElement)).toBe(true);
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
    await page.context().setOffline(true);
    await page.keyboard.type(" Mine");
    await setByOther("Theirs");
    await page.context().setOffline(false);
    const conflict = page.getByRole("dialog", { name: "Two versions of this field" });
    await conflict.getByText("Omega! Mine").waitFor();
    await conflict.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(stored).toBe("Alpha and more\n\nOmega! Mine");
  });

  it("opens from an address, keeps what was typed when Back closes it offline, and through a reload", async () => {
    const { page, dialog, area, stored, id, go, open } = await openWriting("One");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await open();
    await area.press("ControlOrMeta+End");
    await page.context().setOffline(true);
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
    expect(new URL(page.url()).search).toBe("");
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
    expect(await dialog.locator("iframe").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(problems).toEqual([]);
  });
});
