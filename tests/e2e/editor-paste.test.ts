import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { headingSaying, openEditor } from "./editor-verbs.ts";

const { openKept } = useBrowser();
const textSaying = (content: unknown) => ({ content: { style: "simple", content } });

/** Opens the editor with a block selected, and pastes what is given by its type. */
async function openPasting() {
  const editor = await openEditor(openKept, [headingSaying("One"), headingSaying("Two")]);
  await editor.focusBlock("heading");
  const paste = async (texts: Record<string, string>, pictures: readonly string[] = []) => {
    await editor.page.evaluate(
      async ([entries, names]) => {
        const data = new DataTransfer();
        for (const [type, text] of entries) data.setData(type, text);
        for (const name of names) {
          const canvas = new OffscreenCanvas(2 + name.length, 2);
          canvas.getContext("2d")?.fillRect(0, 0, 2, 2);
          data.items.add(new File([await canvas.convertToBlob()], name, { type: "image/png" }));
        }
        const frame = document.querySelector<HTMLIFrameElement>("iframe[title=Page]");
        const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
        frame?.contentDocument?.activeElement?.dispatchEvent(event);
      },
      [Object.entries(texts), pictures] as const,
    );
  };
  return { ...editor, paste };
}

it("several paragraphs become a block of text after the selected one, as one step", async () => {
  const { page, paste, saved, types, press, problems } = await openPasting();
  const html = "<h2>Plans</h2><p>First <b>bold</b> one.</p><ul><li>Of a list</li></ul>";
  await paste({ "text/html": html, "text/plain": "Plans\nFirst bold one.\nOf a list" });
  await expect
    .poll(saved)
    .toEqual([
      headingSaying("One"),
      textSaying("## Plans\n\nFirst **bold** one.\n\n- Of a list"),
      headingSaying("Two"),
    ]);
  await press("Undo");
  await expect.poll(types).toEqual(["heading", "heading"]);
  await paste({ "text/plain": "First line\r\nSecond line\r\n" });
  await expect.poll(saved).toContainEqual(textSaying("First line\n\nSecond line"));
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(problems).toEqual([]);
});

it("one line, and JSON that isn’t blocks, are left alone", async () => {
  const { paste, saved } = await openPasting();
  await paste({ "text/plain": "just words" });
  await paste({ "text/plain": '{\n  "name": "other"\n}' });
  await paste({ "text/plain": "First\n\nLast" });
  await expect.poll(saved).toEqual([headingSaying("One"), textSaying("First\n\nLast"), headingSaying("Two")]);
});

it("a picture becomes a block once it is uploaded; if that fails, nothing is changed and it says so", async () => {
  const { page, paste, saved, types, press, choose } = await openPasting();
  let isRefused = true;
  await page.route(/\/api\/media(?:\?|$)/, (route) => {
    if (!isRefused || route.request().method() !== "POST") return route.fallback();
    return route.fulfill({ status: 413, json: { error: { code: "TOO_LARGE", message: "This file is too large." } } });
  });
  await paste({}, ["dot.png"]);
  await page.getByRole("alert").getByText("Not pasted. This file is too large.").waitFor();
  expect(await types()).toEqual(["heading", "heading"]);
  isRefused = false;
  await press("Close message");
  // After a click on a text, what is typed or pasted as text goes into that.
  await choose("Two");
  await paste({}, ["dot.png", "other.png"]);
  await expect
    .poll(saved)
    .toEqual([
      headingSaying("One"),
      headingSaying("Two"),
      textSaying(expect.stringMatching(/^!\[[^\]]*\]\(\/media\/[^)]+\)\n\n!\[[^\]]*\]\(\/media\/[^)]+\)$/)),
    ]);
  await press("Undo");
  await expect.poll(types).toEqual(["heading", "heading"]);
});
