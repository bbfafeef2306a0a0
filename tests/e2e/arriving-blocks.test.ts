import { beforeAll, expect, inject, it } from "vitest";
import type { JsonObject } from "#shared";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { openBlank } = useBrowser();

const BANNERS = "/arriving-banners";
const FORM = "/arriving-form";

beforeAll(async () => {
  const banner = (style: string) => ({ banner: { style, text: "Ten places are open.", dismissible: true } });
  const heading = (headline: string) => ({ heading: { headline } });
  const around = (blocks: JsonObject[]) => [{ header: {} }, ...blocks, { footer: {} }];
  await publishForTest(BANNERS, [banner("top"), ...around(["One", "Two", "Three"].map(heading)), banner("bottom")]);
  await publishForTest(FORM, around([heading("One"), { newsletter: {} }, heading("Two")]));
});

const htmlOf = async (path: string) => (await fetch(new URL(path, inject("siteUrl")))).text();

/** The page of the form as it comes back with an error, which has the focus, to a visitor without scripts. */
async function refusedForm(): Promise<string> {
  const { page, go } = await openBlank({ javaScriptEnabled: false });
  await go(FORM);
  await page
    .getByRole("main")
    .getByRole("textbox")
    .first()
    .evaluate((input: HTMLInputElement) => {
      if (input.form) input.form.noValidate = true;
    });
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("main").getByRole("button").click();
  return (await answer).text();
}

/**
 * Lets a page arrive one tag or text at a time, each laid out before the next one, which is how a browser may paint it.
 * @returns which block was shown before which above it.
 */
async function gaps(html: string): Promise<string[]> {
  const { page } = await openBlank();
  await page.route("**/*.js", (route) => route.abort());
  await page.route("**/arriving", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto("/arriving");
  return page.evaluate(async (text) => {
    const bodyAt = text.indexOf("<body");
    document.open();
    document.write(text.slice(0, bodyAt));
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    while (!sheets.every(({ sheet }) => sheet)) await new Promise((resolve) => setTimeout(resolve, 20));
    const found = new Set<string>();
    for (const piece of text.slice(bodyAt).match(/<[^>]*>|[^<]+/g) ?? []) {
      document.write(piece);
      const blocks = [...document.querySelectorAll<HTMLElement>("[data-block-type]")];
      const hidden = blocks.findIndex((block) => block.offsetHeight === 0);
      const shown = blocks.findLast((block) => block.offsetHeight > 0);
      if (hidden >= 0 && shown && blocks.indexOf(shown) > hidden) {
        found.add(`${shown.dataset.blockType} before ${blocks[hidden]?.dataset.blockType}`);
      }
    }
    document.close();
    return [...found];
  }, html);
}

it.each([
  ["the landing page", () => htmlOf("/")],
  ["banners at both edges", () => htmlOf(BANNERS)],
  ["an answer that has the focus", refusedForm],
])("no block is shown before one above it, wherever the page is cut: %s", async (_what, html) => {
  const text = await html();
  expect(text).toContain("data-block-type");
  expect(await gaps(text)).toEqual([]);
});
