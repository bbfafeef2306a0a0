import type { BrowserContextOptions, Page } from "playwright-core";
import { defaultsOf } from "#blocks/samples";
import { describe, expect, inject, it } from "vitest";
import { isObject } from "#shared";
import { scrollThrough, stopTransitions, useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";

const { open, openBlank } = useBrowser();

/** The default landing page of specification 2. */
const ORDER = (
  "header hero logoClouds timeline compare howItWorks interactiveReport advantagesTable " +
  "roiCalculator specialOffer qualification founderStory testimonials profitLeaks faq footer"
).split(" ");
/** Fields whose text stands on the page word for word. */
const SHOWN = new Set(
  (
    "headline headlinePrefix headlineSuffix subheadline title description question answer quote badge closing " +
    "closingLine introText disclaimer advantage howItWorks gain guaranteeText footnote trustbar1 trustbar2"
  ).split(" "),
);

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Every text of a block's sample content that a visitor must find. */
function textsOf(value: unknown, field = ""): string[] {
  if (typeof value === "string") return SHOWN.has(field) ? value.split("\n").map(plain) : [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, field));
  return isObject(value) ? Object.entries(value).flatMap(([name, entry]) => textsOf(entry, name)) : [];
}

const block = (page: Page, type: string) => page.locator(`[data-block-type="${type}"]`);

/** The widths of a screen that the page does not fit in. */
async function widthsThatOverflow(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of [320, 360, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) !== width) found.push(width);
  }
  return found;
}

describe("without a script", () => {
  const withoutScript = (options: BrowserContextOptions = {}) => open("/", { ...options, javaScriptEnabled: false });

  it("the page shows its sixteen blocks in order, with all their texts", async () => {
    const { page, problems } = await withoutScript();
    const shown = page.locator("[data-block-type]");
    expect(await shown.evaluateAll((found) => found.map((one) => one.getAttribute("data-block-type")))).toEqual(ORDER);
    for (const type of ORDER) {
      const text = plain((await block(page, type).textContent()) ?? "");
      const missing = textsOf(defaultsOf(type)).filter((one) => !text.includes(one));
      const { height = 0 } = (await block(page, type).boundingBox()) ?? {};
      expect({ type, missing, isShown: height > 60 }).toEqual({ type, missing: [], isShown: true });
    }
    expect(problems).toEqual([]);
  });

  it.each([390, 1440])("questions open, tabs lead to their panels and the form is there, %i wide", async (width) => {
    // Nothing that still moves is clicked: without scripts the browser can't be asked what a click will hit.
    const { page } = await withoutScript({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    const answer = block(page, "faq").getByText("It writes a first draft from the mentor’s own notes.");
    expect(await answer.isVisible()).toBe(false);
    await block(page, "faq").getByText("Does the software write the report for the mentor?").click();
    await answer.waitFor();

    const panel = block(page, "interactiveReport").getByRole("heading", {
      name: "A history you can show to anyone",
    });
    await block(page, "interactiveReport").getByRole("link", { name: "Who approved it" }).click();
    await expect
      .poll(async () => {
        const { x = -1, y = -1 } = (await panel.boundingBox()) ?? {};
        return x >= 0 && x < width && y >= 0 && y < 900;
      })
      .toBe(true);

    const email = block(page, "roiCalculator").getByRole("textbox", { name: "Email" });
    expect(await email.isVisible()).toBe(false);
    await block(page, "roiCalculator").locator("summary", { hasText: "Get a quote" }).click();
    await email.fill("ada@example.org");
    expect(await block(page, "roiCalculator").getByRole("button", { name: "Send" }).isEnabled()).toBe(true);
  });
});

describe("a full scroll of the landing page", () => {
  /** Adds up every layout shift from the first paint on. */
  function countShifts() {
    const total = { value: 0 };
    Object.assign(window, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) total.value += Number(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  }
  const layoutShift = (page: Page) =>
    page.evaluate(() => Number(Reflect.get(Reflect.get(window, "layoutShift"), "value")));

  it.each([
    [390, "light"],
    [1440, "dark"],
  ] as const)(
    "says nothing in the console, asks no other host, never jumps and fits, %i %s",
    async (width, colorScheme) => {
      const { page, problems } = await openBlank({ viewport: { width, height: 844 }, colorScheme });
      const foreign: string[] = [];
      const failed: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).origin !== inject("siteUrl")) foreign.push(request.url());
      });
      page.on("response", (response) => {
        if (response.status() >= 400) failed.push(response.url());
      });
      await page.addInitScript(countShifts);
      await page.goto(inject("siteUrl"));
      await scrollThrough(page);
      expect(await layoutShift(page)).toBeLessThan(0.01);
      expect({ problems, foreign, failed }).toEqual({ problems: [], foreign: [], failed: [] });
      expect(await page.getByText("Failed to load image").count()).toBe(0);
      expect(await widthsThatOverflow(page)).toEqual([]);
    },
  );

  it.each(["/es", "/blocks"])("finds nothing wider than the screen, from 320 to 1920: %s", async (path) => {
    const { page } = await open(path, { viewport: { width: 390, height: 844 } });
    expect(await widthsThatOverflow(page)).toEqual([]);
  });
});

describe("an address without a page", () => {
  it("looks like the site and leads back to it", async () => {
    const { page } = await openBlank();
    const response = await page.goto(`${inject("siteUrl")}/no-such-page`);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This page does not exist");
    expect(await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
    const header = page.getByRole("banner");
    const links = await header.getByRole("link").evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(links.filter((href) => href?.includes("#"))).toEqual(
      ["compare", "advantages", "roi-calculator", "profit-leaks", "faq"].map((anchor) => `/#${anchor}`),
    );
    await header.getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL("**/#faq");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  });
});

describe("by keyboard", () => {
  /** Where the focus is, and what is wrong with its place: "" when a visitor can see it. Runs in the page. */
  function lookAtFocus() {
    const focused = document.activeElement ?? document.body;
    const type = focused.closest<HTMLElement>("[data-block-type]")?.dataset.blockType;
    // A choice that is drawn by its label counts with its label.
    const seen = focused.matches("input") ? (focused.closest("label") ?? focused) : focused;
    const fault = (text: string) => ({
      type,
      isOut: focused === document.body,
      fault: text && `${focused.outerHTML.slice(0, 120)}: ${text}`,
    });
    if (!seen.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return fault("not visible");
    const box = [...seen.getClientRects()].find(({ width, height }) => width > 4 && height > 4);
    if (!box) return fault("has no size");
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right - left < 4 || bottom - top < 4) return fault("outside the screen");
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return fault(hit && (seen.contains(hit) || hit.contains(seen)) ? "" : `under ${hit?.outerHTML.slice(0, 80)}`);
  }

  it.each([
    [390, "dark"],
    [1440, "light"],
  ] as const)("every place that can be used is reached and seen, %i %s", async (width, colorScheme) => {
    const { page, problems } = await open("/", { viewport: { width, height: 844 }, colorScheme });
    await scrollThrough(page);
    await page.evaluate(() => (document.documentElement.style.scrollBehavior = "auto"));
    const faults: string[] = [];
    const reached = new Set<string | undefined>();
    const isOver = async () => {
      await page.keyboard.press("Tab");
      const { fault, type, isOut } = await page.evaluate(lookAtFocus);
      if (fault && !isOut) faults.push(fault);
      reached.add(type);
      return isOut;
    };
    let steps = 0;
    while (steps < 200 && !(await isOver())) steps += 1;
    expect(steps).toBeLessThan(200);
    expect(faults).toEqual([]);
    for (const type of ["header", "hero", "interactiveReport", "roiCalculator", "faq", "footer"]) {
      expect(reached).toContain(type);
    }
    expect(problems).toEqual([]);
  });

  it("a chosen tab is followed by its own panel, even while the former one fades out", async () => {
    const { page } = await open("/");
    await block(page, "interactiveReport").scrollIntoViewIfNeeded();
    await page.getByRole("tab", { name: "Summary for the family" }).focus();
    await stopTransitions(page);
    await page.keyboard.press("ArrowDown");
    await waitForFocus(page.getByRole("tab", { name: "Progress by goal" }));
    await page.keyboard.press("Tab");
    const panel = page.getByRole("tabpanel", { name: "Progress by goal" });
    expect(await panel.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("the first Tab offers a way past the navigation", async () => {
    const { page } = await open("/");
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to content" });
    await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    await expect.poll(async () => (await link.boundingBox())?.y).toBeLessThan(0);
  });
});

describe("in forced colours", () => {
  it("buttons and links that look like one have an edge", async () => {
    const { page } = await open("/", { forcedColors: "active" });
    const links = ["See what you would save", "Ask for a founding place", "Sign up"];
    const named = links.map((name) => page.getByRole("link", { name }).first());
    const all = [...named, block(page, "roiCalculator").locator("summary, button", { hasText: "Get a quote" })];
    for (const action of all) {
      const edge = await action.evaluate((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return borderTopStyle === "solid" && borderTopWidth !== "0px" && borderTopColor !== backgroundColor;
      });
      expect([await action.textContent(), edge]).toEqual([expect.any(String), true]);
    }
  });
});
