import type { Locator, Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { defaults } from "../../src/blocks/testimonials/defaults.ts";
import { scrollThrough, useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { open, openBlank } = useBrowser();
const [voice] = defaults.items;
const count = defaults.items.length;
const place = (index: number) => `${index} of ${count}`;
const long = { ...voice, quote: "Now I read every session on Monday morning. ".repeat(12) };

/** The same page with other testimonials. */
const inStyle = (style: string, content: object) => ({ testimonials: { ...defaults, style, ...content } });

describe("testimonials one at a time", () => {
  const carousel = (page: Page) => page.locator("[data-block-style=carousel]");
  const status = (page: Page) => carousel(page).getByRole("status").innerText();
  const arrow = (page: Page, name: string) => carousel(page).getByRole("button", { name });
  const isOff = (button: Locator) => button.getAttribute("aria-disabled");

  /** The slide in the middle of the row. */
  const shown = (page: Page) =>
    page.getByRole("group", { name: "Slides" }).evaluate((row) => {
      const { x, y, width } = row.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + 30)?.closest("[aria-roledescription=slide]")?.ariaLabel;
    });

  async function expectPlace(page: Page, text: string) {
    await expect.poll(() => shown(page)).toBe(text);
    await expect.poll(() => status(page)).toBe(text);
  }

  it("moves by arrows, says where it is and stops at both ends", async () => {
    const { page, problems } = await open("/blocks/testimonials");
    await carousel(page).scrollIntoViewIfNeeded();
    await expect.poll(() => arrow(page, "Next").isVisible()).toBe(true);
    await expectPlace(page, place(1));
    await expect.poll(() => isOff(arrow(page, "Previous"))).toBe("true");
    await arrow(page, "Next").click();
    await expectPlace(page, place(2));
    await expect.poll(() => isOff(arrow(page, "Previous"))).toBe("false");
    await arrow(page, "Next").focus();
    for (let press = 0; press < count; press += 1) await page.keyboard.press("Enter");
    await expectPlace(page, place(count));
    await expect.poll(() => isOff(arrow(page, "Next"))).toBe("true");
    await arrow(page, "Previous").click();
    await expectPlace(page, place(count - 1));
    expect(problems).toEqual([]);
  });

  it("follows a row that is moved by keys", async () => {
    const { page } = await open("/blocks/testimonials");
    await carousel(page).scrollIntoViewIfNeeded();
    await expect.poll(() => arrow(page, "Next").isVisible()).toBe(true);
    await page.getByRole("group", { name: "Slides" }).focus();
    await page.keyboard.press("ArrowRight");
    await expectPlace(page, place(2));
    await page.keyboard.press("ArrowLeft");
    await expectPlace(page, place(1));
  });

  it("has no arrows without a script, and scrolls", async () => {
    const { page } = await open("/blocks/testimonials", { javaScriptEnabled: false });
    await carousel(page).scrollIntoViewIfNeeded();
    expect(await carousel(page).getByRole("button").count()).toBe(0);
    expect(await carousel(page).getByRole("status").count()).toBe(0);
    await page.getByRole("group", { name: "Slides" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shown(page)).toBe(place(2));
  });

  it("has no arrows and no row for a single voice", async () => {
    await publishForTest("/one-voice", [inStyle("carousel", { items: [voice] })]);
    const { page } = await open("/one-voice");
    await scrollThrough(page);
    expect(await page.getByRole("figure").count()).toBe(1);
    expect(await page.getByRole("button").count()).toBe(0);
    expect(await page.getByRole("group", { name: "Slides" }).count()).toBe(0);
  });
});

describe("a long quote", () => {
  const quote = (page: Page) => page.getByRole("figure").filter({ visible: true }).first().getByRole("blockquote");
  const clamp = (page: Page) => quote(page).evaluate((element) => getComputedStyle(element).webkitLineClamp);
  const lines = (page: Page) =>
    quote(page).evaluate((element) =>
      Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
    );

  it.each([
    ["simple", 3, "with", {}],
    ["scroll", 6, "with", {}],
    ["simple", 3, "without", { javaScriptEnabled: false }],
  ] as const)(
    "shows in the style %s its first %i lines, and all of it after a click or a key, %s a script",
    async (style, most, script, options) => {
      const path = `/long-quotes-${style}-${script}`;
      await publishForTest(path, [inStyle(style, { items: [long, { ...voice, name: "Short", quote: "Fine." }] })]);
      const { page, problems } = await open(path, { reducedMotion: "reduce", ...options });
      expect([await clamp(page), await lines(page)]).toEqual([String(most), most]);
      await expect.poll(() => page.getByText("Read more").filter({ visible: true }).count()).toBe(1);
      await quote(page).click({ force: true });
      expect(await clamp(page)).toBe("none");
      expect(await lines(page)).toBeGreaterThan(most);
      await quote(page).click({ force: true });
      expect(await lines(page)).toBe(most);
      await page.getByText("Read more").filter({ visible: true }).click();
      expect(await lines(page)).toBeGreaterThan(most);
      await page.getByText("Read less").filter({ visible: true }).click();
      expect(await lines(page)).toBe(most);
      await page.getByRole("checkbox", { name: new RegExp(`^Read more ?: ${voice?.name}$`) }).focus();
      await page.keyboard.press("Space");
      expect(await clamp(page)).toBe("none");
      expect(problems).toEqual([]);
    },
  );
});

describe("cards of a row", () => {
  const named = (name: string, quote: string, more: object = {}) => ({ ...voice, ...more, name, quote });
  const switches = (page: Page) => page.getByText("Read more").filter({ visible: true });

  // Longer than three lines of a narrow card, shorter than three of a wide one.
  const quote = "A report says what was done and what is next. ".repeat(3).trim();

  it("say Read more only where a line is cut, at every width, and a quote that fits does nothing on a click", async () => {
    await publishForTest("/fitting-quotes", [inStyle("simple", { items: [named("One", quote), named("Two", quote)] })]);
    const { page, problems } = await open("/fitting-quotes");
    await expect.poll(() => switches(page).count()).toBe(0);
    await page.getByRole("blockquote").first().click();
    expect(await page.locator(":checked").count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => switches(page).count()).toBe(2);
    await page.getByRole("blockquote").first().click();
    await page.getByRole("checkbox", { name: /^Read less ?: One$/, checked: true }).waitFor({ state: "attached" });
    expect(problems).toEqual([]);
  });

  it("say it only there in a browser without scroll timelines too", async () => {
    const path = "/fitting-quotes-without-timelines";
    await publishForTest(path, [inStyle("simple", { items: [named("One", quote), named("Two", quote)] })]);
    const { page } = await openBlank();
    await page.route("**/*.css", async (route) => {
      const sheet = await (await route.fetch()).text();
      await route.fulfill({ contentType: "text/css", body: sheet.replaceAll("timeline", "no-timeline") });
    });
    await page.goto(path);
    const isShown = (name: string) =>
      page.getByText(name).evaluateAll((all) =>
        all.map((one) => {
          const { x, y } = one.getBoundingClientRect();
          return document.elementFromPoint(x + 2, y + 2) === one;
        }),
      );
    await page.getByRole("blockquote").first().scrollIntoViewIfNeeded();
    await expect.poll(() => isShown("Read more")).toEqual([false, false]);
    await page.getByRole("blockquote").first().click({ force: true });
    expect(await page.locator(":checked").count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 2000 });
    await expect.poll(() => isShown("Read more")).toEqual([true, true]);
    await page.getByText("Read more").first().click();
    await page.getByText("Read less").filter({ visible: true }).waitFor();
  });

  it.each(["simple", "scroll"])("have their portraits at one height, whatever is beside them: %s", async (style) => {
    const items = [
      named("Short", "Fine."),
      named("With a date", "Good. ".repeat(12), { createdAt: "2026-01-31", role: "Head of a school for music" }),
      named("Long", "Better. ".repeat(90), { role: "Coordinator of all programmes in the north and the west" }),
    ];
    await publishForTest(`/portraits-${style}`, [inStyle(style, { items })]);
    const { page } = await open(`/portraits-${style}`, { reducedMotion: "reduce" });
    const tops = await page
      .getByRole("figure")
      .locator("svg.image")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThanOrEqual(3);
    expect(new Set(tops).size).toBe(1);
  });
});

describe("the badge of the review service", () => {
  const SERVICE = "https://widget.trustpilot.com/**";
  const badge = {
    templateId: "template",
    businessUnitId: "unit",
    href: "https://www.trustpilot.com/review/example.org",
  };
  const stub = `window.Trustpilot = { loadFromElement: (element) => { element.textContent = "Rated " + element.dataset.templateId } }`;

  it("is asked for when it comes near, not before, and takes the place of a plain link", async () => {
    await publishForTest("/reviews", [
      inStyle("simple", {}),
      inStyle("simple", {}),
      inStyle("simple", {}),
      inStyle("carousel", { reviews: { trustpilot: badge } }),
    ]);
    const { page, problems } = await open("/");
    let requests = 0;
    await page.route(SERVICE, (route) => {
      requests += 1;
      return route.fulfill({ contentType: "text/javascript", body: stub });
    });
    await page.goto(new URL("/reviews", page.url()).href, { waitUntil: "load" });
    const link = page.getByRole("link", { name: "Our reviews on Trustpilot" });
    expect(await link.getAttribute("href")).toBe(badge.href);
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(200);
    expect(requests).toBe(0);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => page.getByText("Rated template").count()).toBe(1);
    await expect.poll(() => link.count()).toBe(0);
    expect(requests).toBe(1);
    expect(problems).toEqual([]);
  });

  it("asks no other server for anything on the landing page", async () => {
    const { page, problems } = await open("/");
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).origin !== inject("siteUrl")) foreign.push(request.url());
    });
    await page.reload();
    await scrollThrough(page);
    expect(foreign.filter((address) => !address.startsWith("data:"))).toEqual([]);
    expect(problems).toEqual([]);
  });
});
