import type { BrowserContextOptions, Page } from "playwright-core";
import { defaultsOf } from "#blocks/samples";
import { beforeAll, describe, expect, it } from "vitest";
import { isObject, type JsonObject } from "#shared";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } };

const ASK = { text: "Ask for a place", href: "/contact", isPrimary: true };
const TERMS = { text: "Read the terms", href: "https://example.org/terms", target: "_blank", icon: "external" };
const banner = (style: "top" | "bottom", text: string) => ({
  banner: { style, text, cta: style === "top" ? [ASK] : [ASK, TERMS], dismissible: true },
});
const atTop = banner("top", "Ten founding places are open.");
const atBottom = banner("bottom", "We answer questions on Thursdays.");

function sample(type: string): JsonObject {
  const defaults = defaultsOf(type);
  return { [type]: isObject(defaults) ? defaults : {} };
}

const site = () => ["header", "heading", "faq", "qualification", "footer"].map(sample);

beforeAll(async () => {
  const [header = {}, ...blocks] = site();
  await publishForTest("/edges-both", [atTop, ...site(), atBottom]);
  await publishForTest("/edges-inside", [header, ...blocks.slice(0, 2), atBottom, atTop, ...blocks.slice(2)]);
  await publishForTest("/edges-short", [atBottom, sample("heading")]);
  await publishForTest("/edges-four", [atTop, banner("top", "Two."), ...site(), atBottom, banner("bottom", "Four.")]);
});

const scrollTo = (page: Page, to: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), to);
const box = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

describe("an edge of the window", () => {
  it.each([
    [1440, 56],
    [390, 120],
    [320, 180],
  ])("at %i pixels nothing is cut off, targets are large enough and the strips thin", async (width, most) => {
    const { page } = await open("/edges-both", { viewport: { width, height: 700 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const parts = await page.locator(".banner :is(p, a, button)").evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return { left, right, isCut: one.scrollWidth > one.clientWidth };
      }),
    );
    expect(parts).toHaveLength(7);
    for (const { left, right, isCut } of parts) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(isCut).toBe(false);
    }
    const heights = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...(await heights(".banner :is(a, button)")))).toBeGreaterThanOrEqual(44);
    expect(Math.max(...(await heights(".banner")))).toBeLessThan(most);
  });

  it.each([
    ["/edges-both", 1440],
    ["/edges-both", 390],
    ["/edges-inside", 1440],
    ["/edges-inside", 390],
  ])("on %s at %i pixels both stay at their edges, and the header below the one at the top", async (path, width) => {
    const { page } = await open(path, { viewport: { width, height: 700 } });
    for (const to of [0, 600, 1e6]) {
      await scrollTo(page, to);
      expect((await box(page, ".banner-top")).top).toBe(0);
      expect((await box(page, "header")).top).toBe((await box(page, ".banner-top")).bottom);
      expect((await box(page, ".banner-bottom")).bottom).toBeCloseTo(700, 0);
    }
    const end = await box(page, ".banner-bottom");
    expect((await box(page, "footer")).bottom).toBeLessThanOrEqual(end.top + 0.5);
    await page.getByRole("button", { name: `Close: ${atBottom.banner.text}` }).click();
    await expect.poll(async () => (await box(page, "footer")).bottom).toBeCloseTo(700, 0);
  });

  it("is the window's lower edge on a page shorter than the window", async () => {
    const { page } = await open("/edges-short");
    expect((await box(page, ".banner-bottom")).bottom).toBe(900);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  });

  it("is shared: banners of one edge are below each other", async () => {
    const { page } = await open("/edges-four", { viewport: { width: 1440, height: 700 } });
    await scrollTo(page, 600);
    expect((await box(page, ".page-top")).top).toBe(0);
    expect((await box(page, ".page-bottom")).bottom).toBe(700);
    expect((await page.locator(".page-top .banner").all()).length).toBe(2);
    const [first, second] = await page
      .locator(".page-bottom .banner")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(second).toBe(700);
    expect(first).toBeLessThan(660);
  });

  it("is the page's end on paper", async () => {
    const { page } = await open("/edges-both");
    await page.emulateMedia({ media: "print" });
    expect(
      await page
        .locator(".page-top, .page-bottom")
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).position)),
    ).toEqual(["static", "static"]);
  });

  it("scrolls with the page on a low screen, which it would fill", async () => {
    const { page } = await open("/edges-both", { viewport: { width: 740, height: 360 } });
    expect((await box(page, ".banner-bottom")).top).toBeGreaterThan(360);
    await scrollTo(page, 500);
    expect((await box(page, ".banner-top")).bottom).toBeLessThan(0);
  });

  it("leaves the menu of a phone below the bar", async () => {
    const { page } = await open("/edges-both", PHONE);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("navigation").waitFor();
    const gap = async () => (await box(page, ".nav-panel")).top - (await box(page, "header")).bottom;
    await expect.poll(gap).toBeCloseTo(0, 0);
  });
});

describe("the focus", () => {
  /** The words of what has the focus, if a strip lies over it. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: focus } = document;
      const [above, below] = [".page-top", ".page-bottom"].map((edge) => document.querySelector(edge));
      if (!focus || !above || !below || focus === document.body) return "";
      if ([above, below].some((edge) => edge.contains(focus)) || focus.matches(".skip-link")) return "";
      const { top, bottom } = focus.getBoundingClientRect();
      const isUnder = top < above.getBoundingClientRect().bottom - 1 || bottom > below.getBoundingClientRect().top + 1;
      return isUnder ? focus.textContent.trim() : "";
    });

  it.each(["/edges-both", "/edges-four"])(
    "stays out from under the strips of %s, forwards and back; the page stands still for what is in them",
    async (path) => {
      const { page } = await open(path, { ...PHONE, reducedMotion: "reduce" });
      const found: string[] = [];
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let step = 0; step < 40; step += 1) {
          await page.keyboard.press(key);
          found.push(await covered(page));
        }
      }
      expect(found.filter(Boolean)).toEqual([]);
    },
  );
});
