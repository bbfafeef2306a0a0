import { HEADING_FONTS, SHIPPED_FONT, type HeadingFont } from "./heading-fonts.ts";
import { deriveTones, paletteOf, type BrandColours } from "./palette.ts";
import type { Tone } from "./shipped-palette.ts";

/** The input of the brand stylesheet. Only values of the settings' schema get here, so nothing needs escaping. */
export type Brand = BrandColours & { headingFont?: HeadingFont; logo?: string };

function plate(colour: string): string {
  return `{background:${colour};box-shadow:0 0 0 .375rem ${colour};border-radius:1px}`;
}

/**
 * A site's own logo is as high as the shipped mark; one made only for light or only for dark grounds gets a plate of
 * that kind on the others. A site without a logo doesn't load these rules.
 */
const LOGO_RULES =
  ".site-logo{width:auto;height:2rem;max-width:min(12rem,45vw);object-fit:contain;object-position:left}" +
  `.logo-for-light${plate("light-dark(transparent,#fff)")}` +
  `.logo-for-dark${plate("light-dark(var(--color-deep),transparent)")}`;

function valueOf([light, dark]: Tone): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}

/** The focus ring on the deep ground, and on cards that lie on it (src/site/site.css). */
function focusRules(colours: BrandColours): string {
  const { focus } = paletteOf(colours);
  return `.bg-deep{--color-focus:${focus[1]}}.bg-deep .bg-raised{--color-focus:${valueOf(focus)}}`;
}

/** The declarations of the tokens that a brand changes, in the order of the tokens; "" for the shipped theme. */
function brandVariables(brand: Brand): string {
  const colours = Object.entries(deriveTones(brand)).map(([token, tone]) => `--color-${token}:${valueOf(tone)}`);
  const { headingFont = SHIPPED_FONT } = brand;
  const font = headingFont === SHIPPED_FONT ? [] : [`--font-display:${HEADING_FONTS[headingFont].family}`];
  return [...colours, ...font].join(";");
}

/**
 * Writes the rules of the brand stylesheet: tokens over those of src/site/tokens.css, which are in a layer and so are
 * overridden.
 * @returns "" for the shipped theme without a logo: then no page loads the stylesheet.
 */
export function brandCss(brand: Brand): string {
  const variables = brandVariables(brand);
  const hasFocus = variables.includes("--color-focus");
  return (variables && `:root{${variables}}`) + (hasFocus ? focusRules(brand) : "") + (brand.logo ? LOGO_RULES : "");
}
