import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkColour } from "./check-colour.ts";
import { contrast } from "#shared";
import { toHex, toOklch } from "./colour.ts";
import { ownMark } from "./mark.ts";
import { failingPairs } from "./pairs.ts";
import { deriveTones, paletteOf } from "./palette.ts";
import { SHIPPED, type Token } from "./shipped-palette.ts";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
/** The resulting colour: the chosen one, or the one offered instead. */
const accepted = (field: "brandColor" | "accentColor") => colour.map((hex) => checkColour(field, hex)?.nearest ?? hex);

describe("colours", () => {
  it("measures contrast as WCAG does", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("survives a round trip through OKLCH", () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(toHex(toOklch(hex))).toBe(hex);
      }),
    );
  });
});

/** @returns the veil of a picture (parts.css: 78 % of the deep ground) over white, the worst picture for white text. */
function veiled(deep: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(deep.slice(at, at + 2), 16) * 0.78 + 255 * 0.22);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

describe("the shipped theme", () => {
  it("is the one of tokens.css", () => {
    const css = readFileSync(join(import.meta.dirname, "../../../site/tokens.css"), "utf8");
    for (const [token, [light, dark]] of Object.entries(SHIPPED)) {
      const value = light === dark ? light : `light-dark(${light}, ${dark})`;
      expect(css).toContain(`--color-${token}: ${value};`);
    }
  });

  it("has no pair below AA, and results from no choice and from the shipped colours", () => {
    expect(failingPairs(SHIPPED)).toEqual([]);
    expect(deriveTones({})).toEqual({});
    expect(deriveTones({ brandColor: "#0d5a52", accentColor: "#f0a83a" })).toEqual({});
  });
});

describe("a chosen brand", () => {
  it.each([
    ["brandColor", "#ffd400", "Link on the tinted ground"],
    ["brandColor", "#ffffff", "Link on a card"],
    ["accentColor", "#7a7a7a", "Text on a button"],
  ] as const)("refuses %s %s and offers the nearest readable colour", (field, hex, pair) => {
    const problem = checkColour(field, hex);
    expect(problem).toMatchObject({ pair, needed: 4.5 });
    expect(problem?.ratio).toBeLessThan(4.5);
    expect(checkColour(field, problem?.nearest ?? "")).toBeUndefined();
  });

  it("offers the nearest sufficient colour of the same hue", () => {
    const hue = (hex: string) => toOklch(hex).hue;
    const { nearest = "" } = checkColour("brandColor", "#e8590c") ?? {};
    expect(Math.abs(hue(nearest) - hue("#e8590c"))).toBeLessThan(3);
    const lighter = toHex({ ...toOklch(nearest), lightness: toOklch(nearest).lightness + 0.01 });
    expect(checkColour("brandColor", lighter)).toBeDefined();
  });

  it(
    "leaves every pair of text and ground readable, in light and in dark, whatever is chosen",
    { tags: ["slow"] },
    () => {
      const choice = fc.record(
        {
          brandColor: accepted("brandColor"),
          accentColor: accepted("accentColor"),
          neutrals: fc.constantFrom("warm", "cool", "pure", "dark"),
        },
        { requiredKeys: [] },
      );
      fc.assert(
        fc.property(choice, (colours) => {
          const palette = paletteOf(colours);
          expect(failingPairs(palette)).toEqual([]);
          for (const deep of palette.deep) expect(contrast("#ffffff", veiled(deep))).toBeGreaterThanOrEqual(4.5);
        }),
        {
          numRuns: 500,
          examples: [
            [{ brandColor: "#000000" }],
            [{ accentColor: "#ffffff" }],
            [{ brandColor: "#0000ff", accentColor: "#000000" }],
            [{ neutrals: "cool" }],
            [{ neutrals: "pure" }],
            [{ neutrals: "dark" }],
          ],
        },
      );
    },
  );

  it("has a deep ground no lighter than a nearly black brand, and in dark mode none like the tinted one", () => {
    expect(deriveTones({ brandColor: "#171717" }).deep?.[0]).toBe("#171717");
    expect(toOklch(deriveTones({ brandColor: "#5b3fb5" }).deep?.[0] ?? "").lightness).toBeCloseTo(0.325, 2);
    expect(toOklch(deriveTones({ brandColor: "#171717" }).deep?.[1] ?? "").lightness).toBeLessThan(0.15);
  });

  it("has dark grounds of its own hue where it is a warm one, and leaves the light ones", () => {
    const { paper } = deriveTones({ brandColor: "#9c2f1d" });
    expect(paper?.[0]).toBe(SHIPPED.paper[0]);
    expect(Math.abs(toOklch(paper?.[1] ?? "").hue - toOklch("#9c2f1d").hue)).toBeLessThan(15);
    expect(deriveTones({ brandColor: "#1d3a8a" }).paper).toBeUndefined();
  });

  it("names every token that the blocks' text and grounds use", () => {
    const used: Token[] = [
      "brand",
      "brand-strong",
      "brand-tint",
      "on-brand",
      "deep",
      "accent",
      "accent-strong",
      "accent-tint",
    ];
    expect(Object.keys(deriveTones({ brandColor: "#7a1f5c", accentColor: "#2dd4bf" }))).toEqual(
      expect.arrayContaining(used),
    );
  });
});

describe("the mark", () => {
  it("is the shipped file while name and colours are the shipped ones", () => {
    expect(ownMark({ siteName: "Reportwell" }, "Reportwell")).toBeUndefined();
  });

  it("follows the colours, in light and in dark", () => {
    const svg = ownMark({ siteName: "Reportwell", brandColor: "#7a1f5c" }, "Reportwell") ?? "";
    const { brand } = paletteOf({ brandColor: "#7a1f5c" });
    expect(svg).toContain(`.a{fill:${brand[0]}}`);
    expect(svg).toMatch(new RegExp(`prefers-color-scheme:dark\\){.a{fill:${brand[1]}}`));
    expect(svg).not.toContain("<text");
  });

  it.each([
    ["lernwerk", "L"],
    ["<script>", "&lt;"],
    ["&c", "&amp;"],
    ["👩‍🏫 School", "👩‍🏫"],
    ["ßen", "SS"],
  ])("is the initial of %s", (siteName, initial) => {
    const svg = ownMark({ siteName }, "Reportwell") ?? "";
    expect(svg).toContain(`>${initial}</text>`);
    expect(svg).not.toContain("script>");
  });
});
