import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buttonClass } from "#ui";
import { BODY_FONTS } from "./body-fonts.ts";
import { brandCss } from "./brand-css.ts";
import { FONT_PAIRS } from "./font-pairs.ts";
import { HEADING_FONTS } from "./heading-fonts.ts";
import { THEME_CHOICES } from "./theme-choices.ts";
import { themeSchema } from "./theme.ts";

const FOLDER = join(import.meta.dirname, "../../../site/fonts");
const KB = 1024;

const coreBytes = (name: string) => statSync(join(FOLDER, `${name}-core.woff2`)).size;
const read = (path: string) => readFileSync(join(import.meta.dirname, "../../..", path), "utf8");

/** Every first choice at once. */
const SHIPPED = themeSchema
  .partial()
  .parse(Object.fromEntries(Object.entries(THEME_CHOICES).map(([name, values]) => [name, Object.keys(values)[0]])));

describe("a theme", () => {
  it("adds no bytes if every choice is the shipped one", () => {
    expect(brandCss({})).toBe("");
    expect(brandCss({ ...SHIPPED, headingFont: "fraunces", bodyFont: "figtree", brandColor: "#0d5a52" })).toBe("");
  });

  it("adds something for every other choice, and the same tokens as tokens.css has", () => {
    const tokens = read("site/tokens.css");
    for (const [name, values] of Object.entries(THEME_CHOICES)) {
      for (const value of Object.keys(values).slice(1)) {
        const css = brandCss(themeSchema.partial().parse({ [name]: value }));
        expect(css, `${name} ${value}`).not.toBe("");
        const [, variables = ""] = /^:root\{([^}]*)\}/.exec(css) ?? [];
        for (const one of variables.split(";").filter(Boolean)) expect(tokens).toContain(`${one.split(":")[0]}:`);
      }
    }
  });

  it.each([
    ["#fdfdfb", "warm", true],
    ["#f3eee4", "warm", true],
    ["#e9edf4", "cool", true],
    ["#ffff00", "pure", false],
    ["#cdf03a", "pure", false],
    ["#ffb3c7", "pure", false],
    ["#0a0a0a", "warm", false],
  ] as const)("gives the main action in %s on %s paper an edge: %s", (accentColor, neutrals, hasEdge) => {
    expect(brandCss({ accentColor, neutrals }).includes("border-color:light-dark(currentcolor")).toBe(hasEdge);
  });

  it("finds the buttons by the classes that they have, and no other class of its rules is made up", () => {
    for (const classes of Object.values(buttonClass))
      expect(classes.split(" ")).toEqual(expect.arrayContaining(["min-h-12", "rounded-control"]));
    expect(buttonClass.primary.split(" ")).toContain("bg-accent");
    expect(buttonClass.secondary.split(" ")).not.toContain("bg-accent");
    const css =
      read("blocks/parts/parts.css") +
      read("blocks/logoClouds/style.css") +
      read("blocks/header/bar.css") +
      read("blocks/hero/style.css") +
      read("blocks/timeline/style.css") +
      read("blocks/testimonials/style.css") +
      read("blocks/stats/style.css") +
      buttonClass.primary.replaceAll(/^| /g, " .");
    const still = brandCss({ motion: "none", scheme: "light", buttonStyle: "pill", pageWidth: "full" });
    const rules = still + brandCss({ scheme: "dark" });
    const named = [...rules.matchAll(/\.([a-z][\w-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });

  it("is dark for everyone with dark neutrals, on screens", () => {
    expect(brandCss({ neutrals: "dark", scheme: "light" })).toContain(
      "@media screen{:root:not([data-theme]){--scheme:dark}",
    );
  });
});

describe("the faces", () => {
  it("are all in a pair", () => {
    expect(new Set(FONT_PAIRS.map(({ heading }) => heading))).toEqual(new Set(Object.keys(HEADING_FONTS)));
    const { system: _system, ...shipped } = BODY_FONTS;
    expect(new Set(FONT_PAIRS.map(({ body }) => body))).toEqual(new Set(Object.keys(shipped)));
  });

  it.each(FONT_PAIRS)("of $label are light enough to be loaded before scrolling", ({ heading, body }) => {
    expect(Math.max(coreBytes(heading), coreBytes(body))).toBeLessThanOrEqual(40 * KB);
    expect(coreBytes(heading) + coreBytes(body)).toBeLessThanOrEqual(60 * KB);
  });

  it("have rules for every family that the theme names", () => {
    const sheets = { ...HEADING_FONTS, ...BODY_FONTS };
    for (const [name, { family }] of Object.entries(sheets)) {
      if (name === "system") continue;
      const css = read(name === "fraunces" ? "site/tokens.css" : `site/fonts/${name}.css`);
      const named = [...family.matchAll(/"([^"]+)"/g)].map(([, one]) => one);
      expect(named).toHaveLength(3);
      for (const one of named) expect(css).toContain(`font-family: "${one}";`);
    }
  });
});
