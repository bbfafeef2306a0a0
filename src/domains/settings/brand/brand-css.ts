import { BODY_FONTS, SHIPPED_BODY } from "./body-fonts.ts";
import { HEADING_FONTS, SHIPPED_FONT } from "./heading-fonts.ts";
import { deriveTones, isAccentFaint, paletteOf, type BrandColours } from "./palette.ts";
import type { Tone } from "./shipped-palette.ts";
import { choiceRules, choiceVariables, FAINT_RULE } from "./theme-rules.ts";
import type { Theme } from "./theme.ts";
import type { OwnFont } from "../fonts/own-font.ts";
import { ownFamily, ownFontRules } from "../fonts/own-font-css.ts";

/** The input of the brand stylesheet. Only values of the settings' schema get here, so nothing needs escaping. */
export type Brand = Theme & { logo?: string; heading?: OwnFont; body?: OwnFont };

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

function fontVariables({ headingFont = SHIPPED_FONT, bodyFont = SHIPPED_BODY, heading, body }: Brand): string[] {
  const display = heading ? ownFamily(heading) : headingFont !== SHIPPED_FONT && HEADING_FONTS[headingFont].family;
  const sans = body ? ownFamily(body) : bodyFont !== SHIPPED_BODY && BODY_FONTS[bodyFont].family;
  return [...(display ? [`--font-display:${display}`] : []), ...(sans ? [`--font-sans:${sans}`] : [])];
}

/** The declarations of the tokens that a theme changes; "" for the shipped one. */
function themeVariables(theme: Brand): string {
  const colours = Object.entries(deriveTones(theme)).map(([token, tone]) => `--color-${token}:${valueOf(tone)}`);
  return [...colours, ...fontVariables(theme), ...choiceVariables(theme)].join(";");
}

/**
 * Writes the rules of the brand stylesheet: tokens over those of src/site/tokens.css, which are in a layer and so are
 * overridden, and the rules of the theme's choices.
 * @returns "" for the shipped theme without a logo: then no page loads the stylesheet.
 */
export function brandCss(brand: Brand): string {
  const variables = themeVariables(brand);
  const hasFocus = variables.includes("--color-focus");
  return (
    [...new Set([brand.heading, brand.body])].map((font) => (font ? ownFontRules(font) : "")).join("") +
    (variables && `:root{${variables}}`) +
    (hasFocus ? focusRules(brand) : "") +
    (isAccentFaint(brand) ? FAINT_RULE : "") +
    choiceRules(brand) +
    (brand.logo ? LOGO_RULES : "")
  );
}
