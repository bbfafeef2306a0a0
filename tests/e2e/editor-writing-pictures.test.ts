import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isObject } from "#shared";
import { useBrowser } from "./browser.ts";
import { openEditor } from "./editor-verbs.ts";
import { waitForFocus } from "./focus.ts";

const { openKept } = useBrowser();

/** The writing view on the only text of a page, in one of its modes. */
async function openWriting(mode: string, content: string) {
  const editor = await openEditor(openKept, [{ content: { style: "simple", content } }]);
  const dialog = editor.dialog("Write");
  const area = dialog.getByRole("textbox", { name: "Text", exact: true });
  await editor.focusBlock("content");
  await editor.canvas.getByRole("button", { name: "Write", exact: true }).press("Enter");
  await dialog.getByRole("button", { name: mode, exact: true }).click();
  await editor.page.locator(mode === "Visual" ? ".wr-visual" : ".cm-content").waitFor();
  const stored = async () => {
    const [block] = await editor.saved();
    return isObject(block?.content) ? String(block.content.content) : "";
  };
  return { ...editor, dialog, area, stored };
}

/** Pastes pictures into what has the focus: each one's name is in it, so that all of them differ. */
async function pastePictures(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate((given) => {
    const transfer = new DataTransfer();
    for (const name of given) {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4v${name.length}z"/></svg>`;
      transfer.items.add(new File([drawing], `${name}.svg`, { type: "image/svg+xml" }));
    }
    const event = new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, names);
}

/** Holds the upload of a picture until it is released. @returns `named`: a text with names in place of pictures' addresses. */
async function holdUpload(page: Page, held: string) {
  const released = Promise.withResolvers<void>();
  const names = new Map<string, string>();
  await page.route("**/api/media?*", async (route) => {
    const name = new URL(route.request().url()).searchParams.get("name") ?? "";
    if (name === held) await released.promise;
    const response = await route.fetch({ maxRetries: 1 });
    names.set((await response.json()).url, name);
    await route.fulfill({ response });
  });
  return {
    sent: () => [...names.values()].toSorted(),
    named: (text: string) => text.replaceAll(/\/media\/[\w.]+/g, (address) => names.get(address) ?? address),
    release: () => released.resolve(),
  };
}

describe.each(["Markdown", "Visual"])("a picture that arrives in %s", (mode) => {
  it("leaves the caret to who writes on, and takes it to its alt text when nobody does", async () => {
    const { page, dialog, area, stored } = await openWriting(mode, "Before.");
    await area.press("ControlOrMeta+End", { delay: 100 });
    const { named, release } = await holdUpload(page, "dot.svg");
    const text = async () => named(await stored());
    await pastePictures(page, ["dot"]);
    await dialog.getByText("Uploading dot.svg").waitFor();
    await page.keyboard.type(" We went");
    release();
    await expect.poll(text).toBe("Before. We went\n\n![](dot.svg)");
    await page.keyboard.type(" home.");
    await expect.poll(text).toBe("Before. We went home.\n\n![](dot.svg)");
    await pastePictures(page, ["other"]);
    await waitForFocus(dialog.locator("input:focus").and(dialog.getByLabel("Alt text")));
    await page.keyboard.type("A dot");
    await expect.poll(text).toContain("![A dot](other.svg)");
  });

  it("is where it was pasted: several on an empty line in their order, whichever is sent first", async () => {
    const { page, area, stored, problems } = await openWriting(mode, "One.\n\nTwo.");
    await area.press("ControlOrMeta+Home", { delay: 100 });
    await area.press("End", { delay: 100 });
    for (const key of mode === "Visual" ? ["Enter"] : ["Enter", "Enter"]) await area.press(key);
    const { named, sent, release } = await holdUpload(page, "a.svg");
    await pastePictures(page, ["a", "bb", "ccc"]);
    await expect.poll(sent).toEqual(["bb.svg", "ccc.svg"]);
    release();
    const all = "One.\n\n![](a.svg)\n\n![](bb.svg)\n\n![](ccc.svg)\n\nTwo.";
    await expect.poll(async () => named(await stored())).toBe(all);
    expect(problems).toEqual([]);
  });
});
