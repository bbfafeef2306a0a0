import sharp from "sharp";
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "#shared";
import { sampleInStyle } from "#blocks/samples";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const LONG = "What the director of the Donaudampfschifffahrtsgesellschaft reads about it each Monday";

/** Publishes a page with this block alone, and opens it. */
async function openBlock(path: string, block: JsonObject, width: number) {
  await publishForTest(path, [block]);
  const { page } = await open(path, { viewport: { width, height: 900 } });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The address of a picture of one colour. */
async function plainPicture(width: number, height: number): Promise<string> {
  const picture = await sharp({ create: { width, height, channels: 3, background: "#276749" } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${picture.toString("base64")}`;
}

const heightsOf = (found: Locator) =>
  found.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));

describe("a long name", () => {
  it("leaves the hint that a field is optional in one line", async () => {
    const form = { style: "simple", headline: "Form", columns: "2", fields: [{ id: 1, type: "text", label: LONG }] };
    const page = await openBlock("/odd-field", { form }, 1440);
    const lines = await page.getByText("optional", { exact: true }).evaluate((hint) => {
      const range = document.createRange();
      range.selectNodeContents(hint);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  it("leaves the number of its chapter in one line", async () => {
    const items = [
      { name: LONG, description: "One" },
      { name: LONG, description: "Two" },
    ];
    const page = await openBlock("/odd-chapters", { tabs: { style: "chapters", headline: "Tabs", items } }, 1440);
    const tab = page.getByRole("tab").first();
    const height = await tab.evaluate((one) => parseFloat(getComputedStyle(one, "::before").height));
    expect(height).toBeLessThan(30);
  });

  it("leaves a feature's picture at the lower edge of its ground", async () => {
    const img = "/landing/features/notes.svg";
    const items = [{ name: LONG, description: `${LONG}. `.repeat(12), img }];
    const features = { style: "alternating", headline: "Features", items };
    const page = await openBlock("/odd-ground", { features }, 1440);
    const [ground, picture] = await page
      .locator(".feature-turn-stage, .feature-picture")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(ground?.height).toBeGreaterThan((picture?.height ?? 0) + 100);
    expect(Math.round(picture?.bottom ?? 0)).toBe(Math.round(ground?.bottom ?? -1));
  });
});

it("a logo as wide as a panorama leaves its name in one line", async () => {
  const src = await plainPicture(1600, 260);
  const logos = ["OpenAI", "Meta", "DeepSeek", "Anthropic"].map((name) => ({ name, src }));
  const page = await openBlock("/odd-logos", { logoClouds: { style: "withBrand", logos } }, 768);
  const heights = await heightsOf(page.locator("main li span"));
  expect(heights).toHaveLength(4);
  expect(Math.max(...heights)).toBeLessThan(30);
});

describe("a picture in portrait", () => {
  it.each([
    ["tabs", "bar"],
    ["tabs", "segments"],
    ["tabs", "chapters"],
    ["tabs", "cards"],
    ["columns", "aside"],
  ])("isn't higher than a screen: %s, %s", async (type, style) => {
    const image = await plainPicture(300, 900);
    const content = { ...sampleInStyle(type, style), items: [{ name: "One", text: "One", description: "One", image }] };
    const page = await openBlock(`/odd-portrait-${type}-${style}`, { [type]: content }, 768);
    const [height] = await heightsOf(page.locator("main img"));
    expect(height).toBeLessThanOrEqual(576);
  });

  it("has the shape of the other steps' pictures", async () => {
    const image = await plainPicture(300, 900);
    const steps = [image, await plainPicture(900, 300)].map((one) => ({ title: "Step", description: "", image: one }));
    const howItWorks = { style: "visual-steps", headline: "Steps", steps };
    const page = await openBlock("/odd-steps", { howItWorks }, 768);
    const [first, second] = await heightsOf(page.locator("main img"));
    expect(first).toBe(second);
  });
});

it.each([
  ["some", 900, 1],
  ["no", 1440, 2],
])("steps of which %s have pictures are in line: %s pixels wide, columns: %i", async (which, width, columns) => {
  const image = which === "some" ? await plainPicture(300, 200) : undefined;
  const steps = [image, undefined, undefined, image].map((one) => ({ title: "Step", image: one }));
  const howItWorks = { style: "visual-steps", headline: "Steps", steps };
  const page = await openBlock(`/odd-line-of-${which}`, { howItWorks }, width);
  const texts = page.locator("main li > div");
  const sides = await texts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(sides).toHaveLength(4);
  expect(new Set(sides.map(Math.round)).size).toBe(columns);
});

it("the only place on a card isn't as wide as the page", async () => {
  const places = [{ name: "The quay", address: "12 Lantern Quay", hours: [{ days: "Monday", time: "9 to 5" }] }];
  const page = await openBlock("/odd-place", { map: { style: "cards", headline: "A place", places } }, 1440);
  const place = await page.locator(".place").boundingBox();
  expect(place?.width).toBeLessThanOrEqual(576);
});

it("a highlight leaves the names below figures in one line with their neighbours", async () => {
  const highlights = { Notes: "", Drafts: "Asked about most", Approval: "" };
  const items = Object.entries(highlights).map(([name, highlight]) => ({ name, highlight, figure: "0 guesses" }));
  const features = { style: "figures", headline: "Features", items };
  const page = await openBlock("/odd-figures", { features }, 1440);
  const tops = await page.locator("h3").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops.map(Math.round)).size).toBe(1);
});
