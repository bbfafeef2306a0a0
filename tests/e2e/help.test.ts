import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { openEditor } from "./editor-verbs.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openKept } = useBrowser();
const manual = readFileSync(join(import.meta.dirname, "../../docs/editor.md"), "utf8");
const found = (pattern: RegExp) => [...manual.matchAll(pattern)].map(([, text]) => text);

it("the admin's Help shows the manual with its chapters and pictures", async () => {
  const { page, problems } = await open("/admin/pages", asAdmin());
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Help" }).click();
  await page.getByRole("heading", { level: 1, name: "Help" }).waitFor();
  const chapters = found(/^## (.+)$/gm);
  await expect.poll(() => page.getByRole("heading", { level: 2 }).allTextContents()).toEqual(chapters);
  const links = page.getByRole("navigation", { name: "Chapters" }).getByRole("link");
  await expect.poll(() => links.allTextContents()).toEqual(chapters);
  await links.last().click();
  await expect
    .poll(() =>
      page
        .getByRole("heading", { level: 2 })
        .last()
        .evaluate((one) => one.matches(":target")),
    )
    .toBe(true);
  const pictures = page.locator("#main img");
  expect(await pictures.evaluateAll((all) => all.map((one) => one.getAttribute("alt")))).toEqual(found(/!\[(.+?)\]/g));
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
      .toBeGreaterThan(0);
  }
  const stretched = await pictures.evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLImageElement)
      .filter((one) => Math.abs(one.width / one.height - one.naturalWidth / one.naturalHeight) > 0.02)
      .map(({ alt }) => alt),
  );
  expect(stretched).toEqual([]);
  expect(problems).toEqual([]);
});

it("an address with a chapter opens at it", async () => {
  const { page } = await open("/admin/help", asAdmin());
  const last = page.getByRole("heading", { level: 2 }).last();
  const chapter = `#${await last.getAttribute("id")}`;
  await page.goto("about:blank");
  await page.goto(new URL(`/admin/help${chapter}`, inject("siteUrl")).href);
  await expect.poll(() => last.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
});

it("the list of shortcuts leads to the manual, in a new tab", async () => {
  const editor = await openEditor(openKept, [{ heading: { headline: "Hello" } }]);
  await editor.page.keyboard.press("?");
  const opened = editor.page.context().waitForEvent("page");
  await editor
    .dialog("Keyboard shortcuts")
    .getByRole("link", { name: /^Open the manual/ })
    .click();
  const page = await opened;
  await page.getByRole("heading", { level: 1, name: "Help" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin/help");
});
