import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { ask, heroSaying, makePage } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

const faq = (headline: string, layout?: object) => ({
  faq: { style: "simple", headline, items: [{ question: "Why?", answer: "So." }] },
  layout,
});
const BLOCKS = [
  { hero: { ...heroSaying("Words").hero, style: "rightImage" } },
  faq("Below a picture beside the words"),
  faq("On the same ground"),
  faq("On a picture", { background: { image: "/media/none.webp" } }),
  faq("Below a picture"),
  { footer: { shared: true } },
];

/** @returns the grounds of a page's sections with the space above their content. */
const gapsIn = (body: Locator): Promise<string[]> =>
  body.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>("[data-on]")].map(
      (section) => `${section.dataset.on} ${getComputedStyle(section).paddingTop}`,
    ),
  );

it("sections on the canvas share their gaps as on the site", async () => {
  const { page, go, close } = await openKept(asAdmin({ viewport: { width: 1440, height: 900 } }));
  const id = await makePage(page, "/editor-gaps", BLOCKS);
  await go(`/admin/pages/${id}/edit`);
  const canvas = page.frameLocator("iframe[title=Page]").locator("body");
  await canvas.locator("footer").waitFor();
  const onCanvas = await gapsIn(canvas);
  await ask(page, "POST", `/api/pages/${id}/publish`);
  await page.goto("/editor-gaps");
  const onSite = await gapsIn(page.locator("body"));
  expect(onCanvas).toEqual(onSite);
  expect(new Set(onSite).size).toBe(4);
  await close();
});
