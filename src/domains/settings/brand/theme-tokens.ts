import type { JsonObject } from "#shared";
import { BODY_FONTS, SHIPPED_BODY } from "./body-fonts.ts";
import { HEADING_FONTS, SHIPPED_FONT } from "./heading-fonts.ts";
import { paletteOf } from "./palette.ts";
import { THEME_RADII } from "./theme-choices.ts";
import type { Theme } from "./theme.ts";

/** Where the tokens carry the whole theme, so that reading them back loses nothing. */
export const THEME_EXTENSION = "org.blockwright.theme";

function colourToken(hex: string): JsonObject {
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
  return { $value: { colorSpace: "srgb", components, hex } };
}

const pixels = (value: number): JsonObject => ({ $value: { value, unit: "px" } });

/** The first family of a stack, as designers' tools name it. */
function familyToken(stack: string): JsonObject {
  const families = stack.split(",").map((family) => family.trim().replaceAll('"', ""));
  return { $value: families.filter((family) => !family.endsWith("Fallback")) };
}

/**
 * @returns a theme as JSON in the format of the Design Tokens Community Group (W3C, version 2025.10): every colour of the
 * site in light and dark, both faces and the radii. What has no token type is in `$extensions`.
 */
export function themeTokens(theme: Theme): string {
  const palette = Object.entries(paletteOf(theme));
  const colours = (mode: 0 | 1) => Object.fromEntries(palette.map(([name, tone]) => [name, colourToken(tone[mode])]));
  const { headingFont = SHIPPED_FONT, bodyFont = SHIPPED_BODY, radius = "m" } = theme;
  const [control, card] = THEME_RADII[radius];
  const tokens = {
    $extensions: { [THEME_EXTENSION]: theme },
    color: { $type: "color", light: colours(0), dark: colours(1) },
    font: {
      $type: "fontFamily",
      heading: familyToken(HEADING_FONTS[headingFont].family),
      body: familyToken(BODY_FONTS[bodyFont].family),
    },
    radius: { $type: "dimension", control: pixels(control), card: pixels(card) },
  };
  return `${JSON.stringify(tokens, undefined, 2)}\n`;
}
