import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { defaultsOf } from "#blocks/samples";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const COLORS = ["paper", "tint", "deep"];
const coloured = blockDefinitions.filter(({ schema }) => "color" in schema.shape);

const quote = { name: "Ada", quote: "Now I read every session on Monday morning. ".repeat(30) };

beforeAll(async () => {
  const inColors = coloured.flatMap(({ type }) =>
    COLORS.map((color) => ({ [type]: Object.assign({}, defaultsOf(type), { color }) })),
  );
  await publishForTest("/styles-colors", inColors);
  await publishForTest(
    "/styles-positions",
    ["left", "center", "right"].map((position) => ({ heading: { headline: "Prices", position } })),
  );
  await publishForTest(
    "/styles-quotes",
    ["simple", "scroll"].map((style) => ({ testimonials: { style, items: [quote] } })),
  );
});

/** @returns the background of each section: its colour, or the page's where it has none. */
const grounds = (sections: Locator) =>
  sections.evaluateAll((all) =>
    all.map((section) => {
      const { backgroundColor } = getComputedStyle(section);
      return backgroundColor === "rgba(0, 0, 0, 0)" ? getComputedStyle(document.body).backgroundColor : backgroundColor;
    }),
  );

describe("a block looks as its fields say", () => {
  it("has the chosen ground, with light text on the deep one", async () => {
    const { page } = await open("/styles-colors");
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const found = new Map<string, string[]>();
    for (const { type } of coloured) {
      const sections = page.locator(`[data-block-type=${type}] > section`);
      found.set(type, await grounds(sections));
      const schemes = await sections.evaluateAll((all) =>
        all.map((one) => getComputedStyle(one.firstElementChild ?? one).colorScheme),
      );
      expect([type, schemes[2]]).toEqual([type, "dark"]);
    }
    const [all = []] = found.values();
    expect(new Set(all).size).toBe(3);
    expect([...found].filter(([, colors]) => colors.join() !== all.join() || colors[0] !== paper)).toEqual([]);
  });

  it("has its heading where it is aligned", async () => {
    const { page } = await open("/styles-positions");
    const titles = page.getByRole("heading", { name: "Prices" });
    const sides = await titles.evaluateAll((all) =>
      all.map((title) => {
        const text = document.createRange();
        text.selectNodeContents(title);
        const { left, right } = text.getBoundingClientRect();
        const difference = left - (document.documentElement.clientWidth - right);
        return Math.abs(difference) < 2 ? "center" : difference < 0 ? "left" : "right";
      }),
    );
    expect(sides).toEqual(["left", "center", "right"]);
  });

  it("cuts a long quote after three lines, in a row that scrolls after six", async () => {
    const { page } = await open("/styles-quotes");
    const lines = await page.locator("[data-block-type=testimonials]").evaluateAll((blocks) =>
      blocks.map((block) => {
        const text = block.querySelector("blockquote p, blockquote") ?? block;
        return Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
      }),
    );
    expect(lines).toEqual([3, 6]);
  });
});
