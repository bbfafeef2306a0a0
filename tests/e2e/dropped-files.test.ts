import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { headingSaying, openEditor } from "./editor-verbs.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();
const folder = mkdtempSync(join(tmpdir(), "blockwright-drop-"));
const file = join(folder, "dropped.svg");
writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"><path d="M0 0h7v5z"/></svg>');
afterAll(() => rmSync(folder, { recursive: true }));

const OLD = "/landing/logo.svg";
const HERO = { hero: { style: "rightImage", headline: "Reports", image: OLD, imageAlt: "The old picture" } };

/** Drags a file from the system's desktop over an element, and lets it go there, once `isReady`. */
async function dropFile(page: Page, onto: Locator, isReady = async () => true): Promise<void> {
  await onto.scrollIntoViewIfNeeded();
  const box = await onto.boundingBox();
  if (!box) throw new Error("Nothing is shown there");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const send = (type: "dragEnter" | "dragOver" | "drop") =>
    session.send("Input.dispatchDragEvent", { type, x, y, data });
  await send("dragEnter");
  // A hand that rests moves a little.
  await expect.poll(() => send("dragOver").then(isReady)).toBe(true);
  await send("drop");
  await session.detach();
}

it("a picture that is dropped on one of the page replaces it, together with its alt text", async () => {
  const { page, canvas, dialog, saved, problems } = await openEditor(openKept, [HERO]);
  const isMarked = async () => (await canvas.locator("img[data-bwe-drop]").count()) === 1;
  await dropFile(page, canvas.locator("[data-block-key] img"), isMarked);
  await page.getByText("Picture replaced").first().waitFor();
  await dialog("Choose picture").waitFor({ state: "detached" });
  const content = async () => (await saved())[0]?.hero as Record<string, string>;
  await expect.poll(async () => (await content()).image).toMatch(/^\/media\//);
  await expect.poll(content).not.toHaveProperty("imageAlt");
  expect(await canvas.locator("[data-bwe-drop]").count()).toBe(0);
  await page.keyboard.press("Control+z");
  await expect.poll(content).toMatchObject({ image: OLD, imageAlt: "The old picture" });
  expect(problems).toEqual([]);
});

it("a file that is dropped beside pictures doesn't replace the editor", async () => {
  const { page, canvas, dialog, saved } = await openEditor(openKept, [HERO, headingSaying("Second")]);
  const address = page.url();
  await dropFile(page, canvas.getByRole("heading", { name: "Second" }));
  await dropFile(page, page.getByRole("button", { name: "Publish", exact: true }));
  await canvas.getByRole("heading", { name: "Second" }).click();
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
  expect(await dialog("Choose picture").count()).toBe(0);
  expect(await saved()).toEqual([HERO, headingSaying("Second")]);
});

it("the library of pictures takes a file that is dropped anywhere on its screen", async () => {
  const { page, go } = await openKept(asAdmin());
  await go("/admin/media");
  await dropFile(page, page.getByRole("heading", { level: 1 }));
  await page
    .getByRole("button", { name: /dropped\.svg/ })
    .first()
    .waitFor();
  expect(page.context().pages()).toHaveLength(1);
});

it("a field for a picture takes a file that is dropped on it", async () => {
  const { page, dialog } = await openEditor(openKept, [HERO]);
  await page.frameLocator("iframe[title=Page]").locator(".bwe-stop").first().focus();
  await page.keyboard.press("Enter");
  const field = dialog("Edit Hero").getByRole("group", { name: "Image", exact: true });
  await field.waitFor();
  await dropFile(page, field);
  await expect.poll(() => field.getByLabel("Address of Image").inputValue()).toMatch(/^\/media\//);
  await dialog("Choose picture").waitFor({ state: "detached" });
});
