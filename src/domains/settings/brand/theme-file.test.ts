import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkColour } from "./check-colour.ts";
import { BODY_FONT_NAMES } from "./body-fonts.ts";
import { HEADING_FONT_NAMES } from "./heading-fonts.ts";
import { THEME_PRESETS } from "./theme-presets.ts";
import { isSameTheme, MAX_THEME_FILE, readThemeFile, themeFile } from "./theme-file.ts";
import { themeTokens } from "./theme-tokens.ts";
import type { Theme } from "./theme.ts";

const read = (file: unknown) => readThemeFile(typeof file === "string" ? file : JSON.stringify(file));
const themeIn = (file: unknown) => {
  const result = read(file);
  if (!result.ok) throw new Error(result.error.message);
  return result.value.theme;
};
const messageOf = (file: unknown) => {
  const result = read(file);
  return result.ok ? "" : result.error.message;
};

const anyTheme = fc.record(
  {
    brandColor: fc.constantFrom("#7a1f5c", "#000000", "#ffd400"),
    headingFont: fc.constantFrom(...HEADING_FONT_NAMES),
    bodyFont: fc.constantFrom(...BODY_FONT_NAMES),
    radius: fc.constantFrom("m", "none", "s", "l"),
    motion: fc.constantFrom("subtle", "none", "expressive"),
  },
  { requiredKeys: [] },
);

describe("presets", () => {
  it("are eight different themes that can be saved", () => {
    expect(THEME_PRESETS).toHaveLength(8);
    for (const [index, { theme }] of THEME_PRESETS.entries()) {
      expect(themeIn(themeFile(theme))).toEqual(theme);
      for (const name of ["brandColor", "accentColor"] as const) {
        expect(theme[name] && checkColour(name, theme[name])).toBeUndefined();
      }
      expect(THEME_PRESETS.findIndex((other) => isSameTheme(other.theme, theme))).toBe(index);
    }
  });
});

describe("a theme's file", () => {
  it("is read back as it was, from either format", { tags: ["slow"] }, () => {
    fc.assert(
      fc.property(anyTheme, (theme: Theme) => {
        expect(themeIn(themeFile(theme))).toEqual(theme);
        expect(themeIn(themeTokens(theme))).toEqual(theme);
      }),
    );
  });

  it.each([
    ["{", "This isn’t JSON."],
    ["[]", "A theme is a JSON object."],
    ["x".repeat(MAX_THEME_FILE + 1), "too large"],
    [{ format: "blockwright-theme", version: 2, theme: {} }, "version 2; version 1 can be read"],
    [{ format: "blockwright-theme", version: 1 }, "There is no theme"],
    [{ format: "blockwright-theme", version: 1, theme: { radius: "huge" } }, "radius: "],
    [{ format: "blockwright-theme", version: 1, theme: { brandColor: "green" } }, "brandColor: Enter a colour such as"],
    [{ format: "blockwright-theme", version: 1, theme: { logo: "/x.png" } }, "There is no “logo” in a theme."],
    [{}, "neither a theme nor a design token"],
    [{ space: { $type: "dimension", small: { $value: "4px" } } }, "None of the 1 design tokens"],
  ])("says what is wrong with %.80j", (file, message) => expect(messageOf(file)).toContain(message));

  it("reports colours that can't be saved, and the nearest that can", () => {
    const result = read(themeFile({ brandColor: "#ffd400" }));
    expect(result.ok && result.value.notes.join()).toMatch(
      /#ffd400 has too little contrast as brandColor.* #[0-9a-f]{6}/,
    );
  });
});

describe("design tokens of others", () => {
  it("give colours, faces and radius by what they are called, through references", () => {
    const file = {
      palette: { $type: "color", plum: { $value: "#7a1f5c" }, "plum-dark": { $value: "#300020" } },
      color: {
        $type: "color",
        dark: { primary: { $value: "#ffffff" } },
        primary: { $value: "{palette.plum}" },
        accent: { $value: { colorSpace: "srgb", components: [1, 0.8, 0] } },
      },
      type: { $type: "fontFamily", heading: { $value: ["Sora", "sans-serif"] }, body: { $value: "Lora" } },
      radius: { button: { $type: "dimension", $value: { value: 0.25, unit: "rem" } } },
      space: { medium: { $type: "dimension", $value: "64px" } },
    };
    expect(themeIn(file)).toEqual({
      brandColor: "#7a1f5c",
      accentColor: "#ffcc00",
      headingFont: "sora",
      bodyFont: "lora",
      radius: "s",
    });
  });

  it("may refer to each other in a circle, or to nothing", () => {
    const file = {
      $type: "color",
      brand: { $value: "{primary}" },
      primary: { $value: "{brand}" },
      accent: { $value: "{nowhere}" },
    };
    expect(messageOf(file)).toContain("None of the 3 design tokens");
  });

  it("may be nested as deep as a file allows", () => {
    const deep = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
    expect(messageOf(deep)).toContain("neither a theme nor a design token");
  });
});
