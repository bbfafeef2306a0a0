import type { BrowserContextOptions, Page } from "playwright-core";
import { defaultsOf } from "#blocks/samples";
import { beforeAll, describe, expect, it } from "vitest";
import { isObject, LOCALES } from "#shared";
import { useBrowser } from "./browser.ts";
import { layoutOf } from "./header-layout.ts";
import { layoutFaults, limitsAt } from "./layout-faults.ts";
import { waitForQuiet } from "./loading.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const SCRIPTING = [
  ["with", true],
  ["without", false],
] as const;

const bar = (page: Page) => page.getByRole("banner");
const moreMenu = (page: Page) => bar(page).getByText("More", { exact: true });
const languageMenu = (page: Page) => bar(page).locator("summary", { hasText: "Language" });
const firstLink = (page: Page) => bar(page).getByRole("link", { name: "Compare" });

/** The words of the open menus, to be polled: a script may still be on its way. */
const openMenus = (page: Page) =>
  bar(page)
    .locator("details[open] > summary")
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.replaceAll(/\s+/g, " ").trim()));

/** The focused element's own words. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim());

/** Waits until the page stands still. @returns how far it is scrolled. */
async function settledScroll(page: Page): Promise<number> {
  for (let before = -1; ;) {
    const now = await page.evaluate(() => scrollY);
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(150);
  }
}

it("fetches its script with the first click", async () => {
  const { page } = await open("/", DESKTOP);
  const scripts = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").flatMap(({ name }) => /header\.enhance-/.exec(name)?.[0] ?? []),
    );
  await waitForQuiet(page);
  expect(await scripts()).toEqual([]);
  await moreMenu(page).click();
  await expect.poll(async () => (await scripts()).length).toBeGreaterThan(0);
});

describe("menus in the row", () => {
  it.each(SCRIPTING)("open by click, one at a time, %s a script", async (_with, javaScriptEnabled) => {
    const { page, problems } = await open("/", { ...DESKTOP, javaScriptEnabled });
    expect(await openMenus(page)).toEqual([]);
    await moreMenu(page).click();
    await expect.poll(() => openMenus(page)).toEqual(["More"]);
    await bar(page).getByRole("link", { name: "Documentation" }).waitFor();
    await languageMenu(page).click();
    await expect.poll(() => openMenus(page)).toEqual([expect.stringMatching(/EN$/)]);
    await bar(page).getByRole("link", { name: "Documentation" }).waitFor({ state: "hidden" });
    await bar(page).getByRole("link", { name: "Español" }).click();
    await page.waitForURL("**/es");
    expect(await page.locator("html").getAttribute("lang")).toBe("es");
    expect(problems).toEqual([]);
  });

  it("close on Escape, which gives the focus back, on a click elsewhere and when the focus moves on", async () => {
    const { page, problems } = await open("/", DESKTOP);
    await moreMenu(page).click();
    await bar(page).getByRole("link", { name: "Documentation" }).focus();
    await expect
      .poll(async () => {
        await page.keyboard.press("Escape");
        return openMenus(page);
      })
      .toEqual([]);
    await expect.poll(() => focused(page)).toBe("More");

    await page.keyboard.press("Enter");
    await expect.poll(() => openMenus(page)).toEqual(["More"]);
    await page.getByRole("heading", { level: 1 }).click();
    await expect.poll(() => openMenus(page)).toEqual([]);

    await moreMenu(page).click();
    await bar(page).getByRole("link", { name: "Privacy policy" }).press("Tab");
    await expect.poll(() => openMenus(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe("the panel of a phone", () => {
  const openPanel = async (page: Page) => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await firstLink(page).waitFor();
    const hasScript = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
    // The script comes with the first click, and says then where the panel is.
    if (hasScript) await bar(page).locator("[popover][style*='--top']").waitFor();
  };
  const CLOSINGS: [string, (page: Page) => Promise<void>][] = [
    ["its button", (page) => page.getByRole("button", { name: "Close menu" }).click()],
    ["a tap outside", (page) => page.touchscreen.tap(195, 825)],
    ["Escape", (page) => page.keyboard.press("Escape")],
  ];

  it.each(SCRIPTING)(
    "opens by its button, closes in every way and takes the focus, %s a script",
    async (_with, javaScriptEnabled) => {
      const { page, problems } = await open("/", { ...PHONE, javaScriptEnabled });
      expect(await firstLink(page).isVisible()).toBe(false);
      for (const [way, close] of CLOSINGS) {
        await openPanel(page);
        await moreMenu(page).click();
        await bar(page).getByRole("link", { name: "Documentation" }).waitFor();
        await moreMenu(page).click();
        await close(page);
        await expect.poll(() => firstLink(page).isVisible(), { message: way }).toBe(false);
        await page.getByRole("button", { name: "Open menu" }).waitFor();
      }
      await page.getByRole("button", { name: "Open menu" }).focus();
      await page.keyboard.press("Enter");
      await firstLink(page).waitFor();
      await page.keyboard.press("Tab");
      await expect.poll(() => focused(page)).toBe("Compare");
      await page.keyboard.press("Escape");
      await expect.poll(() => focused(page)).toContain("Open menu");
      expect(problems).toEqual([]);
    },
  );

  it("closes after the tap on a section of the page, which is then below the bar", async () => {
    const { page, problems } = await open("/", PHONE);
    await openPanel(page);
    await bar(page).getByRole("link", { name: "Profit leaks" }).tap();
    await expect.poll(() => firstLink(page).isVisible()).toBe(false);
    await expect.poll(() => new URL(page.url()).hash).toBe("#profit-leaks");
    // The page may not have begun to move.
    await expect.poll(() => settledScroll(page)).toBeGreaterThan(5000);
    const target = (await page.locator("#profit-leaks").boundingBox())?.y ?? NaN;
    const { y = NaN, height = NaN } = (await bar(page).boundingBox()) ?? {};
    expect(y).toBe(0);
    expect(target).toBeGreaterThanOrEqual(height);
    expect(target).toBeLessThan(height + 60);
    expect(problems).toEqual([]);
  });

  it("keeps the page behind it where it is", async () => {
    const { page } = await open("/", PHONE);
    await openPanel(page);
    for (const y of [300, 825]) {
      await page.mouse.move(195, y);
      await page.mouse.wheel(0, 700);
      expect(await settledScroll(page)).toBe(0);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => firstLink(page).isVisible()).toBe(false);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => settledScroll(page)).toBe(700);
  });
});

describe("the bar's width", () => {
  const WIDTHS = [320, 360, 390, 768, 1023, 1024, 1100, 1280, 1440, 1920];

  it.each(["/", "/es"])("holds everything in one row on every screen: %s", async (path) => {
    const { page, problems } = await open(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { left, right, height, ...found } = await layoutOf(bar(page));
      const hasRow = width >= (path === "/es" ? 1280 : 1024);
      expect({ width, ...found }).toEqual({ width, rows: 1, overlaps: 0, count: hasRow ? 11 : 3 });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(height).toBeLessThan(76);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(problems).toEqual([]);
  });
});

// WCAG 1.4.12.
it.each([1024, 1280])("with wider texts the name is whole and links wrap, at %i px", async (width) => {
  const { page } = await open("/", { viewport: { width, height: 844 }, bypassCSP: true });
  await page.evaluate(() => document.fonts.ready);
  await page.addStyleTag({ content: "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }" });
  const name = bar(page).getByText("Reportwell").first();
  const lines = await name.evaluate((text) => text.scrollHeight / parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(1);
  expect(await bar(page).evaluate(layoutFaults, limitsAt(width))).toEqual([]);
  expect(await layoutOf(bar(page))).toMatchObject({ count: 11 });
});

describe("the default navbar", () => {
  it("leads to the places of the specification, and there is no theme to choose", async () => {
    const { page } = await open("/");
    const links = await bar(page)
      .locator("a")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    const anchors = ["#compare", "#advantages", "#roi-calculator", "#profit-leaks", "#faq"];
    const documents = ["/docs", "/terms-and-conditions", "/privacy-policy"];
    const [, ...others] = LOCALES.map((locale) => `/${locale}`);
    expect(links).toEqual(["/", ...anchors, "/contact", ...documents, "/", ...others, "/sign-in", "/contact"]);
    for (const anchor of anchors) expect(await page.locator(anchor).count()).toBe(1);
    await moreMenu(page).click();
    for (const href of documents) expect(await bar(page).locator(`a[href="${href}"]`).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: /light and dark/ }).count()).toBe(0);
    expect(await page.locator('script[src*="theme"]').count()).toBe(0);
  });
});

describe("the theme toggle", () => {
  const toggle = (page: Page) => page.getByRole("button", { name: "Switch between light and dark" });
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

  beforeAll(async () => {
    const defaults = defaultsOf("header");
    const header = { ...(isObject(defaults) ? defaults : {}), withDarkModeToggle: true };
    await publishForTest("/header-with-toggle", [{ header }, { hero: { style: "text", headline: "Light or dark" } }]);
  });

  it.each(["light", "dark"] as const)(
    "turns a %s page into the other one and keeps the choice",
    async (colorScheme) => {
      const { page, problems } = await open("/header-with-toggle", { colorScheme });
      const other = colorScheme === "light" ? "dark" : "light";
      const own = await ground(page);
      await toggle(page).click();
      await expect.poll(() => theme(page)).toBe(other);
      const changed = await ground(page);
      expect(changed).not.toBe(own);
      await page.reload();
      expect([await theme(page), await ground(page)]).toEqual([other, changed]);
      await toggle(page).click();
      await expect.poll(async () => [await theme(page), await ground(page)]).toEqual([colorScheme, own]);
      expect(problems).toEqual([]);
    },
  );

  it("is hidden where no script can run", async () => {
    const { page } = await open("/header-with-toggle", { javaScriptEnabled: false });
    expect(await toggle(page).isVisible()).toBe(false);
    expect(await bar(page).getByRole("link", { name: "Sign up" }).isVisible()).toBe(true);
  });
});
