import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { defaultsOf, sampleOf } from "#blocks/samples";
import { isObject } from "#shared";
import { useBrowser } from "./browser.ts";
import { layoutOf } from "./header-layout.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const STYLES = ["centered", "pill", "mega", "overlay", "minimal"];
const header = (page: Page, style: string) => page.locator(`[data-block-style=${style}] > header`);

beforeAll(async () => {
  const sample = sampleOf("header");
  for (const style of STYLES)
    await publishForTest(`/header-${style}`, [
      { header: { ...(isObject(sample) ? sample : {}), style } },
      { hero: { style: "text", headline: "The page below" } },
      { stats: defaultsOf("stats") },
      { faq: defaultsOf("faq") },
    ]);
});

it.each(STYLES)("%s: holds everything in one row on every screen, with the sign-up in it", async (style) => {
  const { page, problems } = await open(`/header-${style}`);
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { left, right, height, rows, overlaps } = await layoutOf(header(page, style));
    expect({ width, rows, overlaps }).toEqual({ width, rows: 1, overlaps: 0 });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(height).toBeLessThan(76);
    expect(await header(page, style).getByRole("link", { name: "Sign up" }).isVisible()).toBe(true);
    const name = header(page, style).getByText("Reportwell", { exact: true }).first();
    const lines = await name.evaluate((text) => text.scrollHeight / parseFloat(getComputedStyle(text).lineHeight));
    expect({ width, lines: Math.round(lines) }).toEqual({ width, lines: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(problems).toEqual([]);
});

it.each(["centered", "pill", "mega", "overlay"])(
  "%s: its panel opens below the bar, inside the screen, also without a script",
  async (style) => {
    const { page } = await open(`/header-${style}`, { ...PHONE, javaScriptEnabled: false });
    const bottom = await header(page, style).evaluate((one) => one.getBoundingClientRect().bottom);
    await page.getByRole("button", { name: "Open menu" }).click();
    // To be polled: the panel may still be coming in.
    const panel = async () => (await header(page, style).locator("[popover]").boundingBox()) ?? undefined;
    await expect.poll(async () => (await panel())?.y).toBeGreaterThanOrEqual(bottom - 1);
    const { x = 0, y = 0, width = NaN, height = NaN } = (await panel()) ?? {};
    expect(x + width).toBeLessThanOrEqual(390);
    expect(y + height).toBeLessThanOrEqual(844.5);
    await header(page, style).getByText("Product", { exact: true }).click();
    await header(page, style).getByRole("link", { name: "Advantages" }).waitFor();
  },
);

it("mega: a menu is as wide as the bar, right below it", async () => {
  const { page } = await open("/header-mega", DESKTOP);
  await header(page, "mega").getByText("Product", { exact: true }).click();
  const list = () => header(page, "mega").locator("details[open] > ul").boundingBox();
  const own = await header(page, "mega").boundingBox();
  await expect.poll(async () => Math.abs(((await list())?.y ?? 0) - (own?.height ?? NaN))).toBeLessThan(2);
  expect(await list()).toMatchObject({ x: 0, width: 1280 });
});
