import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { whenTestEnds } from "./kept-pages.ts";
import { publishForTest } from "./publish.ts";
import { startSite } from "./server-process.ts";

const { open } = useBrowser();

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_one, i) => make(i));

/** How many lines the text at the end of each element has: the number of different heights of its characters. */
const linesOf = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((text) => {
      const range = document.createRange();
      range.selectNode(text.lastChild ?? text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

const sideways = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: "instant" });
    return window.scrollX;
  });

describe("twelve steps", () => {
  const steps = times(12, (index) => ({
    id: `step-${index}`,
    title: "Read it",
    description: "A person reads the draft and signs it. ".repeat(3),
  }));

  it.each([
    ["how it works", "/twelve-how", { howItWorks: { style: "visual-steps", headline: "Twelve steps", steps } }],
    ["an offer", "/twelve-offer", { specialOffer: { style: "launch", headline: "An offer", howItWorksSteps: steps } }],
  ])("of %s have their numbers in one line", async (_what, path, block) => {
    await publishForTest(path, [block]);
    const { page } = await open(path, { viewport: { width: 390, height: 800 } });
    const numbers = page.locator("main li span[aria-hidden=true]").filter({ hasText: /^\d+$/ });
    expect(await linesOf(numbers)).toEqual(times(12, () => 1));
  });
});

describe("several buttons", () => {
  const cta = times(4, (index) => ({ text: `See what you would save ${index}`, href: "/", isPrimary: index === 0 }));
  const description = "Start with one group and the notes that you already take.";

  it.each(["band", "bar"])(
    "leave room for the words beside them in a call to action in the style %s",
    async (style) => {
      await publishForTest(`/many-buttons-${style}`, [{ cta: { style, headline: "Evenings back", description, cta } }]);
      const { page } = await open(`/many-buttons-${style}`, { viewport: { width: 1024, height: 800 } });
      const [lines] = await linesOf(page.getByText(description));
      expect(lines).toBeLessThanOrEqual(3);
    },
  );
});

it("figures of millions that three plans are compared by are in one line on a narrow phone", async () => {
  // With the plans that a site begins with, and no others.
  const site = await startSite();
  whenTestEnds(async () => void (await site.stop()));
  await publishForTest("/compared-figures", [{ pricing: { style: "table" } }], site.folder);
  const { page } = await open(`${site.url}/compared-figures`, { viewport: { width: 320, height: 800 } });
  const figures = page.locator("td").filter({ hasText: /\d{1,2},000,000$/ });
  expect(await linesOf(figures)).toEqual([1, 1]);
});

describe("a moving row of long quotes", () => {
  const items = times(4, (index) => ({
    name: `Voice ${index}`,
    quote: "Now I read every session on Monday. ".repeat(20),
  }));

  it.each([
    ["with reduced motion", "motion", { reducedMotion: "reduce" }],
    ["without a script", "script", { javaScriptEnabled: false }],
  ] as const)("scrolls in its own window alone %s", async (_when, name, options) => {
    await publishForTest(`/quotes-${name}`, [{ testimonials: { style: "scroll", headline: "Voices", items } }]);
    const { page } = await open(`/quotes-${name}`, { viewport: { width: 390, height: 800 }, ...options });
    await page.locator(".marquee-window").scrollIntoViewIfNeeded();
    expect(await sideways(page)).toBe(0);
  });
});

it("the only quote stands below the middle of its heading", async () => {
  const items = [{ name: "Ada", quote: "Now I read every session on Monday." }];
  await publishForTest("/one-quote", [{ testimonials: { style: "simple", headline: "One voice", items } }]);
  const { page } = await open("/one-quote");
  const box = await page.locator("figure").boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(720);
});

describe("a long title over content of another site", () => {
  const src = "https://www.openstreetmap.org/export/embed.html?bbox=-0.015,51.469,0.014,51.485&layer=mapnik";

  it.each(["simple", "split", "wide", "card"])(
    "leaves the note about whom it tells of a visit whole in the style %s, and the room stays after the click",
    async (style) => {
      const embed = {
        style,
        headline: "The map",
        src,
        title: "Map of the park and of all ways to it ".repeat(3).trim(),
      };
      await publishForTest(`/long-cover-${style}`, [{ embed }]);
      const { page } = await open(`/long-cover-${style}`, { viewport: { width: 320, height: 800 } });
      await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "A map" }));
      const stage = page.locator(".embed-stage");
      const before = await stage.boundingBox();
      const note = await page.getByText("Loading shows content from").boundingBox();
      const bottom = (box: typeof note) => (box?.y ?? 0) + (box?.height ?? 0);
      expect(bottom(note)).toBeLessThan(bottom(before));
      await page.getByRole("button", { name: "Show OpenStreetMap" }).click();
      await page.frameLocator("iframe").getByText("A map").waitFor();
      const after = await stage.boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    },
  );
});
