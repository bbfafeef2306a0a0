import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ask, operate } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { openEditor } from "./editor-verbs.ts";

const { openKept } = useBrowser();
const DRAWING = "/landing/logo.svg";

/** Adds a picture of 1200 × 800 pixels to the library, another one for each colour. */
async function upload(page: Page, background: string): Promise<string> {
  const create = { width: 1200, height: 800, channels: 3, background } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return page.evaluate(async (body) => {
    const raw = Uint8Array.from(atob(body), (one) => one.charCodeAt(0));
    const headers = { "Content-Type": "image/png" };
    const answer = await fetch("/api/media?name=photo.png", { method: "POST", headers, body: raw });
    return (await answer.json()).url as string;
  }, bytes.toString("base64"));
}

/** Changes the picture of a page's first block, a hero, as someone else's browser would. */
async function setImage(page: Page, id: string, value: string): Promise<void> {
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  const [{ key }] = body.page.blocks;
  const answer = await operate(page, id, [{ type: "set", key, path: ["hero", "image"], value }]);
  expect([answer.status, answer.body.conflicts]).toEqual([200, []]);
}

/** Opens the editor on a hero with a picture of the library. @param use its crop and focal point. */
async function edit(background: string, use = "") {
  const editor = await openEditor(openKept, [
    { hero: { style: "rightImage", headline: "Reports", image: DRAWING, imageAlt: "A" } },
  ]);
  const { page, canvas, saved, id, focusBlock } = editor;
  const url = await upload(page, background);
  await setImage(page, id, `${url}${use}`);
  const picture = canvas.locator("[data-block-key] img").first();
  // The drawing that was there first has no tools.
  await expect.poll(() => picture.getAttribute("src")).not.toBe(DRAWING);
  const image = async () => (await saved())[0]?.hero as { image: string };
  return {
    ...editor,
    url,
    picture,
    /** The fragment of the stored picture. */
    stored: async () => (await image()).image.slice(url.length),
    openTool: async (name: string) => {
      await focusBlock("hero");
      await canvas.getByRole("button", { name: "Picture 1 of 1" }).press("Enter");
      await canvas.getByRole("dialog", { name: "Picture" }).getByRole("button", { name }).click();
      const dialog = page.getByRole("dialog", { name });
      await dialog.getByRole("application").waitFor();
      // The picture gives the stage its size.
      await dialog
        .locator("img")
        .first()
        .evaluate((one: HTMLImageElement) => one.decode());
      // A crop is applied only once its picture's size is known.
      await dialog.locator("button[type=submit]:enabled").waitFor();
      return dialog;
    },
  };
}

describe("the crop of a picture", () => {
  it("is chosen with the keyboard in one step that undo takes back, and shown on the canvas", async () => {
    const { page, picture, stored, openTool, problems, url } = await edit("#123456");
    const dialog = await openTool("Crop");
    await dialog.getByText("1200 × 800 pixels").waitFor();
    expect(await faults(page, { darkToo: true })).toEqual([]);
    await expect.poll(() => dialog.locator(":focus").getAttribute("aria-label")).toBe("Crop area");
    await dialog.getByRole("radio", { name: "1:1" }).check();
    await dialog.getByText("800 × 800 pixels").waitFor();
    await dialog.getByRole("application").focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowLeft");
    await expect.poll(() => dialog.getByRole("status").textContent()).toBe("788 × 788 pixels, X 15.7%, Y 0%");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect.poll(stored).toMatch(/^#crop=0\.1567,0,0\.6567,0\.985\d*$/);
    await expect.poll(() => picture.getAttribute("src")).toMatch(/^\/api\/media\/\w+\/crop\?area=1567_0_6567_985\d$/);
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(788);
    await page.keyboard.press("Control+z");
    await expect.poll(stored).toBe("");
    await expect.poll(() => picture.getAttribute("src")).toBe(url);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(stored).toMatch(/^#crop=0\.1567,0,0\.6567,0\.985\d*$/);
    const again = await openTool("Crop");
    await again.getByRole("button", { name: "Reset" }).click();
    await again.getByRole("button", { name: "Apply" }).click();
    await expect.poll(stored).toBe("");
    expect(problems).toEqual([]);
  });

  it("is dragged at its corners or typed; Escape keeps the old one", async () => {
    const { page, stored, openTool } = await edit("#345678", "#crop=0,0,0.5,0.5&focus=0.2,0.3");
    const dialog = await openTool("Crop");
    const area = dialog.getByRole("application");
    const before = await area.boundingBox();
    if (!before) throw new Error("The crop has no size");
    await page.mouse.move(before.x + before.width, before.y + before.height);
    await page.mouse.down();
    await page.mouse.move(before.x + before.width * 1.5, before.y + before.height * 1.2, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => dialog.getByRole("spinbutton", { name: "Width" }).inputValue()).toBe("75");
    await expect.poll(() => dialog.getByRole("spinbutton", { name: "Height" }).inputValue()).toBe("60");
    await dialog.getByRole("spinbutton", { name: "X (%)" }).fill("99");
    await dialog.getByRole("spinbutton", { name: "Height" }).focus();
    await expect.poll(() => dialog.getByRole("spinbutton", { name: "X (%)" }).inputValue()).toBe("25");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await stored()).toBe("#crop=0,0,0.5,0.5&focus=0.2,0.3");
    const again = await openTool("Crop");
    await again.getByRole("spinbutton", { name: "Width" }).fill("12.5");
    await page.keyboard.press("Enter");
    await expect.poll(stored).toBe("#crop=0,0,0.125,0.5&focus=0.2,0.3");
  });

  it("that someone else has changed meanwhile isn't overwritten unseen", async () => {
    const { page, id, url, stored, openTool } = await edit("#567890");
    const dialog = await openTool("Crop");
    await dialog.getByRole("spinbutton", { name: "Width" }).fill("50");
    await setImage(page, id, `${url}#crop=0,0,1,0.25`);
    await dialog.getByRole("button", { name: "Apply" }).click();
    const conflict = page.getByRole("dialog", { name: "Two versions of this field" });
    await conflict.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(stored).toBe("#crop=0,0,0.5,1");
  });
});

describe("the focal point of a picture", () => {
  it("is clicked or moved with the arrow keys, previewed in three frames, and kept where frames cut the picture", async () => {
    const { page, picture, stored, openTool, problems } = await edit("#789abc", "#crop=0.5,0,0.5,1");
    const dialog = await openTool("Focal point");
    expect(await faults(page, { darkToo: true })).toEqual([]);
    const shown = dialog.locator(".framing-picture");
    const box = await shown.boundingBox();
    if (!box) throw new Error("The picture has no size");
    await shown.click({ position: { x: box.width / 2, y: box.height / 4 } });
    await expect.poll(() => dialog.getByRole("spinbutton", { name: "Y" }).inputValue()).toMatch(/^2[45]/);
    await expect.poll(() => dialog.locator(":focus").getAttribute("aria-label")).toBe("Focal point");
    await dialog.getByRole("spinbutton", { name: "X" }).fill("50");
    await dialog.getByRole("spinbutton", { name: "Y" }).fill("20");
    await dialog.getByRole("application").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowDown");
    const frames = dialog.getByRole("group", { name: "Preview" }).locator("img");
    await expect
      .poll(() => frames.evaluateAll((all) => all.map((one) => one.style.objectPosition)))
      .toEqual(Array.from({ length: 3 }, () => "51% 30%"));
    expect(await dialog.getByRole("status").textContent()).toBe("X 51%, Y 30%");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect.poll(stored).toBe("#crop=0.5,0,0.5,1&focus=0.755,0.3");
    await expect.poll(() => picture.evaluate((img) => img.style.objectPosition)).toBe("51% 30%");
    const again = await openTool("Focal point");
    await again.getByRole("button", { name: "Reset" }).click();
    await again.getByRole("button", { name: "Apply" }).click();
    await expect.poll(stored).toBe("#crop=0.5,0,0.5,1");
    expect(problems).toEqual([]);
  });
});

it("the field of a picture offers both, and neither for a shipped drawing", async () => {
  const { page, focusBlock, url, stored, dialog } = await edit("#9abcde");
  await focusBlock("hero");
  await page.keyboard.press("Enter");
  const form = dialog("Edit Hero");
  await form.getByRole("button", { name: "Focal point" }).waitFor();
  await form.getByRole("button", { name: "Crop" }).click();
  await dialog("Crop").getByRole("spinbutton", { name: "Height" }).fill("50");
  await dialog("Crop").getByRole("button", { name: "Apply" }).click();
  await expect.poll(stored).toBe("#crop=0,0,1,0.5");
  const address = form.getByRole("textbox", { name: "Address of Image" });
  await address.fill(`${url}#crop=0.5,0,0.6,1`);
  await form.getByText("The crop reaches beyond the picture’s edge").waitFor();
  await address.fill(DRAWING);
  await form.getByRole("button", { name: "Crop" }).waitFor({ state: "detached" });
  expect(await form.getByRole("button", { name: "Focal point" }).count()).toBe(0);
});
