import { readFileSync } from "node:fs";
import { defaultsOf } from "#blocks/samples";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { isObject, type JsonObject } from "#shared";
import { useBrowser } from "./browser.ts";
import { loadingOf, watchLoading } from "./loading.ts";
import { publishForTest } from "./publish.ts";

declare const axe: typeof axeCore;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { open } = useBrowser();
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } };

const NEWS = "Ten founding places are open.";
const HOURS = "We answer questions on Thursdays.";
const ASK = { text: "Ask for a place", href: "/contact", isPrimary: true };
const TERMS = { text: "Read the terms", href: "https://example.org/terms", target: "_blank", icon: "external" };

const atTop = (text = NEWS) => ({ banner: { style: "top", text, cta: [ASK], dismissible: true } });
const atBottom = { banner: { style: "bottom", text: HOURS, cta: [ASK, TERMS], dismissible: true } };

function sample(type: string): JsonObject {
  const defaults = defaultsOf(type);
  return { [type]: isObject(defaults) ? defaults : {} };
}

const site = () => ["header", "heading", "faq", "qualification", "footer"].map(sample);

beforeAll(async () => {
  await publishForTest("/banner-both", [atTop(), ...site(), atBottom]);
  await publishForTest("/banner-changed", [atTop("Nine founding places are open."), ...site(), atBottom]);
  await publishForTest("/banner-stays", [{ banner: { style: "top", text: NEWS, cta: [ASK] } }, ...site()]);
  await publishForTest("/banner-padded", [{ ...atTop(), layout: { padding: { y: "12" } } }, ...site()]);
});

const strip = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const closeButton = (page: Page, name: string) => page.getByRole("button", { name: `Close: ${name}` });
const address = (path: string) => new URL(path, inject("siteUrl")).href;

/** Which of the two banners can be seen. */
async function seen(page: Page): Promise<boolean[]> {
  return Promise.all([NEWS, HOURS].map((name) => strip(page, name).isVisible()));
}

async function close(page: Page, name: string): Promise<void> {
  await closeButton(page, name).click();
  await strip(page, name).waitFor({ state: "hidden" });
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim());
const scrollTo = (page: Page, to: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), to);
const box = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

describe("a closed banner", () => {
  it("stays closed at the next load, is never seen and shifts nothing", async () => {
    const { page, problems } = await open("/banner-both");
    await close(page, NEWS);
    await close(page, HOURS);
    await watchLoading(page, ".banner-wrapper");
    await page.reload();
    expect(await loadingOf(page)).toEqual({ isSeen: false, atReady: false, shifts: [] });
    expect(await seen(page)).toEqual([false, false]);
    expect((await box(page, "header")).top).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("is seen from the first moment on while it is open, and shifts nothing either", async () => {
    const { page } = await open("/banner-stays");
    await watchLoading(page, ".banner-wrapper");
    await page.goto(address("/banner-both"));
    expect(await loadingOf(page)).toEqual({ isSeen: true, atReady: true, shifts: [] });
  });

  it("leaves the other one alone, in both orders", async () => {
    for (const [name, left] of [
      [NEWS, [false, true]],
      [HOURS, [true, false]],
    ] as const) {
      const { page } = await open("/banner-both");
      await close(page, name);
      expect(await seen(page)).toEqual(left);
      await page.reload();
      expect(await seen(page)).toEqual(left);
      await page.context().close();
    }
  });

  it("shows again when it says something else, and stays closed where it says the same", async () => {
    const { page } = await open("/banner-both");
    await close(page, NEWS);
    await close(page, HOURS);
    await page.goto(address("/banner-changed"));
    expect(await strip(page, "Nine founding places are open.").isVisible()).toBe(true);
    expect(await strip(page, HOURS).isVisible()).toBe(false);
  });

  it("takes its padding with it", async () => {
    const { page } = await open("/banner-padded");
    expect((await box(page, "header")).top).toBeGreaterThan(90);
    await close(page, NEWS);
    await expect.poll(async () => (await box(page, "header")).top).toBe(0);
    await page.reload();
    expect((await box(page, "header")).top).toBe(0);
  });

  it("is closed too on a page that the browser kept and brings back", async () => {
    const { page } = await open("/banner-both");
    const other = await page.context().newPage();
    await other.goto(address("/banner-both"));
    await close(other, NEWS);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect.poll(() => seen(page)).toEqual([false, true]);
  });

  it.each(["blocked", "full", "spoilt"])("closes for this view where the browser's store is %s", async (state) => {
    const { page, problems } = await open("/banner-stays");
    await page.addInitScript((kind) => {
      if (kind === "spoilt") localStorage.setItem("closed-banners", '"]{}*{display:none}');
      const refuse = () => {
        throw new DOMException("Not allowed", "SecurityError");
      };
      if (kind === "blocked") Object.defineProperty(window, "localStorage", { get: refuse });
      if (kind === "full") Storage.prototype.setItem = refuse;
    }, state);
    await page.goto(address("/banner-both"));
    expect(await seen(page)).toEqual([true, true]);
    await close(page, NEWS);
    expect(await seen(page)).toEqual([false, true]);
    expect(problems).toEqual([]);
  });
});

describe("the focus", () => {
  it.each(["Enter", "Space"])("moves the focus to what follows after %s on the button", async (key) => {
    const { page, problems } = await open("/banner-both");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to content");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Ask for a place");
    await page.keyboard.press("Tab");
    expect(await closeButton(page, NEWS).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press(key);
    await strip(page, NEWS).waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches("header a:focus-visible"))).toBe(true);
    expect(problems).toEqual([]);
  });

  it("goes back to what came before, when nothing follows", async () => {
    const { page } = await open("/banner-both");
    await closeButton(page, HOURS).press("Enter");
    await strip(page, HOURS).waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches("footer a"))).toBe(true);
  });

  it("moves into a strip without moving the page", async () => {
    const { page } = await open("/banner-both", { ...PHONE, reducedMotion: "reduce" });
    await scrollTo(page, 300);
    await closeButton(page, NEWS).focus();
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await closeButton(page, HOURS).focus();
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  it("moves without the page after a click with the pointer", async () => {
    const { page } = await open("/banner-both", PHONE);
    await scrollTo(page, 500);
    await close(page, HOURS);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });
});

describe("without what it doesn't need", () => {
  it("has no button where no script can run", async () => {
    const { page } = await open("/banner-both", { javaScriptEnabled: false });
    expect(await seen(page)).toEqual([true, true]);
    expect(await closeButton(page, NEWS).isVisible()).toBe(false);
    expect(await strip(page, NEWS).getByRole("link").isVisible()).toBe(true);
  });

  it("loads no script before the page where no banner can be closed", async () => {
    const { page } = await open("/banner-stays");
    expect(await page.locator('script[src*="banner"]').count()).toBe(0);
    expect(await strip(page, NEWS).getByRole("button").count()).toBe(0);
    await page.goto(address("/banner-both"));
    const scripts = page.locator('head script[src*="banner"]');
    expect(await scripts.count()).toBe(1);
    const source = await page.request.get(address((await scripts.getAttribute("src")) ?? ""));
    expect((await source.body()).length).toBeLessThan(400);
  });
});

describe("axe finds no fault", () => {
  it.each(["light", "dark"] as const)("on a page with both, %s", async (colorScheme) => {
    const { page } = await open("/banner-both", { colorScheme, reducedMotion: "reduce" });
    // Evaluated by the browser's own tools, as the page's content security policy lets in no other script.
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
      const found = await axe.run("html", { runOnly: { type: "tag", values }, resultTypes: ["violations"] });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    });
    expect(violations).toEqual([]);
  });
});
