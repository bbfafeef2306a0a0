import type { JSHandle } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { faults } from "./axe.ts";
import { openRead, scrollThrough, useBrowser, type Opened } from "./browser.ts";
import { layoutFaults, limitsAt } from "./layout-faults.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser({ isTimed: true });

/** All blocks at once would take a slow machine longer than a test may take. */
const AXE_PARTS = [1, 2, 3, 4, 5, 6];

// The catalogue of all blocks takes seconds to load: the tests of a width share it.
describe.each([320, 390, 768, 1440])("at %i pixels", (width) => {
  let catalogue: Opened;
  let samples: JSHandle<Element[]> | undefined;
  beforeAll(async () => {
    catalogue = await openRead(open, "/blocks", width);
  });
  afterAll(() => catalogue.close());

  it("every style of every block fits the screen, nothing lies over another, and targets can be hit", async () => {
    const { page, problems } = catalogue;
    await page.waitForFunction(() => document.fonts.status === "loaded");
    const shown = new Set<string>();
    const wrong: string[] = [];
    for (const block of await page.locator("main [data-block-type]").all()) {
      const [type, style] = await block.evaluate(({ dataset }) => [dataset.blockType ?? "", dataset.blockStyle ?? ""]);
      shown.add(`${type} ${style}`.trim());
      const found = await block.evaluate(layoutFaults, limitsAt(width));
      wrong.push(...found.map((fault) => `${type} ${style}: ${fault}`));
    }
    expect(wrong).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(shown).toEqual(
      new Set(
        blockDefinitions.flatMap(({ type, styles }) =>
          styles.length === 0 ? [type] : styles.map((style) => `${type} ${style}`),
        ),
      ),
    );
    expect(problems).toEqual([]);
  });

  it.runIf(width === 1440)("a block that its layout makes narrow holds what it shows", async () => {
    const { page } = catalogue;
    const wide = await page.evaluate(async () => {
      const blocks = [...document.querySelectorAll<HTMLElement>("main [data-block-type]:not([class*=wrapper])")];
      for (const block of blocks) block.style.maxWidth = "20rem";
      await new Promise(requestAnimationFrame);
      const found = blocks.filter((block) => block.scrollWidth > 320).map(({ dataset }) => dataset);
      for (const block of blocks) block.style.maxWidth = "";
      return { count: blocks.length, found: found.map((one) => `${one.blockType} ${one.blockStyle}`) };
    });
    expect(wide.count).toBeGreaterThan(60);
    expect(wide.found).toEqual([]);
  });

  // The last one of the width, since it changes the texts.
  it.runIf(width === 320)("a long word breaks wherever a block has a text", async () => {
    const { page } = catalogue;
    await page.evaluate(() => {
      const texts = "h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, label, legend";
      for (const text of document.querySelectorAll(`main [data-block-type] :is(${texts})`))
        if (text.childElementCount === 0) text.textContent = "Donaudampfschifffahrtsgesellschaft";
    });
    const wide: string[] = [];
    for (const block of await page.locator("main [data-block-type]").all()) {
      const found = await block.evaluate(layoutFaults, limitsAt(width));
      const name = await block.evaluate(({ dataset }) => `${dataset.blockType} ${dataset.blockStyle}`);
      wide.push(...found.filter((fault) => fault.includes(" reaches from ")).map((fault) => `${name}: ${fault}`));
    }
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  // The last ones of the width, since they leave only their part on the page.
  describe.runIf(width === 390 || width === 1440)(
    "axe finds no fault, in light and in dark, with all answers open",
    () => {
      it.each(AXE_PARTS)("in part %i of the styles of all blocks", async (part) => {
        const { page } = catalogue;
        samples ??= await page.evaluateHandle(() => [...document.querySelectorAll("main > .sample")]);
        await samples.evaluate(
          (all, [index, parts]) => {
            const size = Math.ceil(all.length / parts);
            for (const one of all) one.remove();
            document.querySelector("main")?.append(...all.slice((index - 1) * size, index * size));
            for (const one of document.querySelectorAll("details")) one.open = true;
          },
          [part, AXE_PARTS.length] as const,
        );
        expect(await page.locator("main > .sample").count()).toBeGreaterThan(10);
        expect(await faults(page, { darkToo: true })).toEqual([]);
      });
    },
  );
});

it.each([320, 1440])("a word of 300 letters breaks inside its block, at %i pixels", async (width) => {
  const word = "Donaudampfschiff".repeat(19).slice(0, 300);
  const cta = [{ text: word, href: "/", isPrimary: true }];
  const copy = { text: word, link: { text: word, href: "/" } };
  const heading = { headline: word, subheadline: word, topText: copy, bottomText: copy, cta };
  const items = [{ name: word, description: word, highlight: word, link: { text: word, href: "/" } }, { name: word }];
  const path = `/long-words-${width}`;
  await publishForTest(path, [
    { banner: { style: "top", text: word, cta } },
    { heading },
    ...["cards", "list", "groups", "alternating", "icons", "beside", "figures"].map((style) => ({
      features: { ...heading, style, items },
    })),
    { newsletter: { style: "rightForm", headline: word, subheadline: word } },
    { community: { ...heading, style: "simple", type: "manual", data: { members: [{ user: word }] } } },
    ...["bar", "segments", "chapters", "cards"].map((style) => ({
      tabs: { ...heading, style, items: [{ name: word, description: word }, { name: word }] },
    })),
    { bento: { ...heading, style: "cards", items: [{ title: word, figure: word, description: word }] } },
    { columns: { ...heading, style: "cards", items: [{ title: word, text: word, cta }, { text: word }] } },
    { map: { ...heading, style: "split", places: [{ name: word, address: word, email: word, phone: word }] } },
    { embed: { ...heading, style: "card", src: "https://calendly.com/a/b", title: word } },
    ...["simple", "cards", "numbered", "topics", "contact"].map((style) => ({
      faq: {
        ...heading,
        style,
        items: [{ question: word, answer: word, category: word }],
        contact: { title: word, cta },
      },
    })),
    ...["columns", "newsletter", "bar", "centered", "directory"].map((style) => ({
      footer: {
        style,
        text: word,
        newsletter: heading,
        sections: [{ name: word, items: [{ name: word, href: "/" }] }],
      },
    })),
    { gallery: { headline: word, topText: copy, items: [{ type: "image", title: word, src: "/landing/logo.svg" }] } },
  ]);
  const { page } = await open(path, { viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await scrollThrough(page);
  for (const block of await page.locator("[data-block-type]").all()) {
    expect(await block.evaluate(layoutFaults, limitsAt(width))).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

it("the checks find what is wrong", async () => {
  const { page } = await open("/none", { viewport: { width: 390, height: 900 } });
  const found = await page.evaluate(() => {
    document.body.innerHTML =
      '<div id="t"><p style="width:600px;white-space:nowrap">A line that is far too long for the screen of any phone, and more</p>' +
      '<p>Under</p><p style="margin-top:-20px">Over</p><button style="width:12px;height:12px;padding:0;border:0"></button></div>';
  });
  expect(found).toBeUndefined();
  const lines = await page.locator("#t").evaluate(layoutFaults, limitsAt(390));
  expect(lines.map((fault) => fault.replaceAll(/".*?"|\d+/g, "_"))).toEqual([
    "p _ reaches from _ to _",
    "p _ lies over p _",
    "button _ is a target of _ x _",
  ]);
});
