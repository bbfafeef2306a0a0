import { expect, it } from "vitest";
import { sampleOf } from "#blocks/samples";
import { isObject } from "#shared";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser({ textSize: 24 });
const PHONE = { viewport: { width: 390, height: 844 } };

it.each(
  ["simple", "centered", "pill"].flatMap((style) => [
    { style, width: 390 },
    { style, width: 320 },
  ]),
)("a phone of $width px with texts of 24 px has the site's name whole: $style", async ({ style, width }) => {
  const sample = sampleOf("header");
  const path = `/large-text-${style}-${width}`;
  await publishForTest(path, [{ header: { ...(isObject(sample) ? sample : {}), style } }, { hero: { style: "text" } }]);
  const { page } = await open(path, { viewport: { width, height: 844 } });
  await page.evaluate(() => document.fonts.ready);
  const name = page.getByRole("banner").getByRole("link").first().locator("span").first();
  const lines = await name.evaluate((text) => text.scrollHeight / parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(1);
  const [shown, whole] = await name.evaluate((text) => [text.clientWidth, text.scrollWidth]);
  expect(whole).toBe(shown);
});

it("a phone with texts of 24 px has room between the labels of the calculator's months", async () => {
  const { page } = await open("/", PHONE);
  await page.evaluate(() => document.fonts.ready);
  const months = await page
    .locator(".roi-chart text", { hasText: /^Month \d/ })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(months).toHaveLength(3);
  const gaps = months.slice(1).map((one, index) => one.left - (months[index]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});

it("a phone with texts of 24 px breaks no word of the catalogue of blocks", async () => {
  const { page } = await open("/blocks", PHONE);
  await page.evaluate(() => document.fonts.ready);
  const broken = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const block = node.parentElement?.closest("[data-block-type]");
      if (!block || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // A word of usual length; an email address may break anywhere.
      for (const { 0: word, index } of text.matchAll(/(?<![\p{L}.@])\p{L}{2,14}(?![\p{L}.@])/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${block.getAttribute("data-block-type")}: ${word}`);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});

it("a phone with texts of 24 px shows all of what covers an embed", async () => {
  const { page } = await open("/blocks/embed", PHONE);
  const widths = await page
    .locator(".embed-stage")
    .evaluateAll((all) => all.map((stage) => stage.scrollWidth - stage.clientWidth));
  expect(widths).toEqual([0, 0, 0, 0]);
});
