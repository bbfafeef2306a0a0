import { describe, expect, it } from "vitest";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { openEditor } from "./editor-verbs.ts";

const { openKept } = useBrowser();
const OLD = "/landing/logo.svg";
/** A picture that is another one for each length of its name. */
const drawing = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v${name.length}z"/></svg>`;
const HERO = { hero: { style: "rightImage", headline: "Reports", image: OLD, imageAlt: "The old picture" } };
const LOGOS = {
  logoClouds: {
    style: "simple",
    headline: "Logos",
    logos: [
      { src: OLD, alt: "Acme" },
      { src: OLD, alt: "Globex" },
    ],
  },
};

async function edit(blocks: unknown[], size?: { width: number }) {
  const editor = await openEditor(openKept, blocks, size);
  const { page, canvas } = editor;
  const picker = page.getByRole("dialog", { name: "Choose picture" });
  return {
    ...editor,
    menu: canvas.getByRole("dialog", { name: "Picture" }),
    picture: (place = 0) => canvas.locator("[data-block-key] img").nth(place),
    /** Uploads a picture in the open picker, which takes it at once. */
    chooseNew: async (name: string) => {
      const buffer = Buffer.from(drawing(name));
      await picker
        .locator("input[type=file]")
        .setInputFiles({ name: `${name}.svg`, mimeType: "image/svg+xml", buffer });
      await picker.waitFor({ state: "detached" });
    },
    picker,
  };
}

describe("a click on a picture", () => {
  it("that can't be loaded, which the page says in its place, offers Replace too", async () => {
    const { canvas, menu, picker, saved, chooseNew } = await edit([
      { hero: { ...HERO.hero, image: "/landing/none.svg" } },
    ]);
    const place = canvas.getByText("Failed to load image", { exact: true });
    await place.click();
    await place.click();
    await menu.getByRole("button", { name: "Replace" }).click();
    await picker.waitFor();
    await chooseNew("dot");
    await expect
      .poll(async () => (await saved())[0]?.hero)
      .toHaveProperty("image", expect.stringMatching(/^\/media\//));
    await expect.poll(() => place.count()).toBe(0);
  });

  it("chooses its block, then offers Replace and Alt text; a replaced one loses what was said about the old one", async () => {
    const { page, menu, picture, picker, dialog, saved, chooseNew, problems } = await edit([HERO]);
    await picture().click();
    expect(await menu.count()).toBe(0);
    await picture().click();
    await menu.getByRole("button", { name: "Alt text" }).waitFor();
    expect(await faults(page, { frames: true })).toEqual([]);
    await menu.getByRole("button", { name: "Replace" }).click();
    await picker.waitFor();
    await chooseNew("dot");
    const content = async () => (await saved())[0]?.hero as Record<string, string>;
    await expect.poll(async () => (await content()).image).toMatch(/^\/media\//);
    await expect.poll(content).not.toHaveProperty("imageAlt");
    await page.keyboard.press("Alt+Shift+P");
    await page.getByRole("button", { name: /the picture in “Image” has no description/ }).waitFor();
    await page.keyboard.press("Alt+Shift+P");
    await picture().click();
    await menu.getByRole("button", { name: "Alt text" }).click();
    const field = dialog("Edit Hero").getByRole("textbox", { name: "Image alt" });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+z");
    await expect.poll(content).toMatchObject({ image: OLD, imageAlt: "The old picture" });
    expect(problems).toEqual([]);
  });

  it("is reached with the keyboard; each of several like pictures is its own", async () => {
    const { page, canvas, menu, dialog } = await edit([LOGOS]);
    await canvas.getByRole("button", { name: "Logo clouds, 1 of 1" }).focus();
    await canvas.getByRole("button", { name: "Picture 1 of 2" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await menu.getByRole("button", { name: "Replace" }).and(canvas.locator(":focus")).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => canvas.locator(":focus").getAttribute("aria-label")).toBe("Logo clouds, 1 of 1");
    await canvas.getByRole("button", { name: "Picture 2 of 2" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => canvas.locator(":focus").innerText()).toBe("Replace");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const field = dialog("Edit Logo clouds").getByRole("textbox", { name: "Alt text", exact: true });
    await expect
      .poll(() => field.evaluateAll((all) => all.find((one) => one === document.activeElement)?.getAttribute("value")))
      .toBe("Globex");
  });
});

it.each(["first", "last"])("the tools of the %s picture of a row are in view on a phone", async (which) => {
  const logos = ["a", "b", "c"].map((alt) => ({ src: OLD, alt }));
  const { canvas, focusBlock, menu } = await edit([{ logoClouds: { style: "simple", logos } }], {
    width: 390,
  });
  await focusBlock("logoClouds");
  const pictures = canvas.locator("[data-block-key] img");
  await (which === "first" ? pictures.first() : pictures.last()).click();
  for (const name of ["Replace", "Alt text"]) {
    const box = await menu.getByRole("button", { name }).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  }
});

describe("the field of a picture", () => {
  it("takes what the library says about a chosen picture; another address clears it; undo brings both back", async () => {
    const { page, canvas, dialog, saved, picker } = await edit([HERO]);
    const url = await page.evaluate(async (body) => {
      const headers = { "Content-Type": "image/svg+xml" };
      const answer = await fetch("/api/media?name=said.svg&alt=A%20corner", { method: "POST", headers, body });
      return (await answer.json()).url as string;
    }, drawing("said"));
    // The library that another test has opened may not show it yet.
    await page.reload();
    const content = async () => (await saved())[0]?.hero;
    await canvas.getByRole("button", { name: "Hero, 1 of 1" }).focus();
    await page.keyboard.press("Enter");
    const form = dialog("Edit Hero");
    await form.getByRole("button", { name: "Choose picture" }).first().click();
    await picker.getByRole("button", { name: "said.svg" }).click();
    await expect.poll(content).toMatchObject({ image: url, imageAlt: "A corner" });
    await form.getByRole("textbox", { name: "Address of Image" }).fill("/landing/other.svg");
    await expect.poll(content).toEqual({ style: "rightImage", headline: "Reports", image: "/landing/other.svg" });
    await page.keyboard.press("Control+z");
    await expect.poll(content).toMatchObject({ image: url, imageAlt: "A corner" });
  });
});
