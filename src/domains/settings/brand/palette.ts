import { contrast, luminance } from "#shared";
import { difference, moveUntil, toHex, toOklch, type Oklch } from "./colour.ts";
import { neutralTones } from "./neutrals.ts";
import { SHIPPED, SHIPPED_ACCENT, SHIPPED_BRAND, type Palette, type Token, type Tone } from "./shipped-palette.ts";
import type { Neutrals } from "./theme-choices.ts";

/** AA for text, and for what isn't text (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_RATIO = 4.5;
export const SHAPE_RATIO = 3;

const WHITE = "#ffffff";
const [DARK_TEXT] = SHIPPED["on-accent"];
const GROUNDS = ["paper", "raised", "tint"] as const;

/** The colours that an owner chose; the shipped ones are used where one is missing. */
export type BrandColours = { brandColor?: string; accentColor?: string; neutrals?: Neutrals };

function isReadable(colour: string, grounds: readonly string[], ratio = TEXT_RATIO): boolean {
  return grounds.every((ground) => contrast(colour, ground) >= ratio);
}

/** @returns the text colour of a button in this colour: dark where its contrast is at least that of white. */
export function textOn(accent: string): string {
  return contrast(DARK_TEXT, accent) >= contrast(WHITE, accent) ? DARK_TEXT : WHITE;
}

/** Light enough that everything readable on the tinted ground is readable on it. */
function tintOf(colour: Oklch, most: number): string {
  const floor = luminance(SHIPPED.tint[0]);
  const start = { ...colour, lightness: 0.93, chroma: Math.min(colour.chroma * 0.2, most) };
  return moveUntil(start, 1, (hex) => luminance(hex) >= floor);
}

/**
 * On paper it is no lighter than the brand itself: below a black logo a grey ground would look washed out. In dark mode the
 * deep ground of a brand without a colour is nearly black: the grey of the tinted ground would look the same.
 */
function deepOf(brand: Oklch): Tone {
  const at = (lightness: number) => toHex({ ...brand, lightness, chroma: Math.min(brand.chroma, 0.065) });
  return [at(Math.min(0.325, Math.max(brand.lightness, 0.2))), at(brand.chroma < 0.02 ? 0.1 : 0.26)];
}

/** Less than this differs a button from its ground only for those who look for it (`difference`). */
const FAINT = 0.1;

type Made = Partial<Record<Token, Tone>>;

/** The grounds of a page in light mode (0) or dark mode (1). */
function groundsOf(palette: Palette, mode: 0 | 1): string[] {
  return GROUNDS.map((name) => palette[name][mode]);
}

function brandTones(brandColor: string, accentGround: Tone, base: Palette): Made {
  const brand = toOklch(brandColor);
  const at = (lightness: number, chroma: number) =>
    toHex({ ...brand, lightness, chroma: Math.min(brand.chroma, chroma) });
  const tint: Tone = [tintOf(brand, 0.03), at(0.305, 0.04)];
  const deep = deepOf(brand);
  const darkGrounds = [...groundsOf(base, 1), tint[1], accentGround[1], ...deep];
  const lightGrounds = [...groundsOf(base, 0), tint[0]];
  const onDark = (lightness: number) => {
    const start = { ...brand, lightness, chroma: Math.min(brand.chroma, 0.13) };
    return moveUntil(start, 1, (hex) => isReadable(hex, darkGrounds));
  };
  // Hovering darkens, except for a colour that is nearly black, which it lightens.
  const stronger = brand.lightness > 0.3 ? brand.lightness - 0.09 : brand.lightness + 0.13;
  const strong = moveUntil({ ...brand, lightness: stronger }, -1, (hex) => isReadable(hex, [...lightGrounds, WHITE]));
  return {
    brand: [brandColor, onDark(0.78)],
    "brand-strong": [strong, onDark(0.86)],
    "brand-tint": tint,
    "on-brand": [WHITE, at(0.22, 0.035)],
    deep,
    "on-deep-soft": [at(0.86, 0.025), at(0.86, 0.025)],
  };
}

/** The accent for dark grounds: it is the focus ring there, and its buttons stay readable. */
function darkAccent(accent: Oklch, deep: Tone, base: Palette): string {
  const grounds = [...groundsOf(base, 1), ...deep];
  const start = { ...accent, lightness: Math.max(accent.lightness, 0.62) };
  return moveUntil(start, 1, (hex) => isReadable(hex, grounds, SHAPE_RATIO) && isReadable(textOn(hex), [hex]));
}

/** The hovered accent: a little darker, or lighter where its text would be unreadable. */
function strongerAccent(accent: string, directions: readonly number[]): string {
  const colour = toOklch(accent);
  const options = directions.map((by) => toHex({ ...colour, lightness: colour.lightness + by }));
  return options.find((hex) => isReadable(textOn(accent), [hex])) ?? accent;
}

function accentTint(accentColor: string): Tone {
  const accent = toOklch(accentColor);
  return [tintOf(accent, 0.045), toHex({ ...accent, lightness: 0.3, chroma: Math.min(accent.chroma, 0.014) })];
}

function accentTones(accentColor: string, tint: Tone, deep: Tone, base: Palette): Made {
  const accent = toOklch(accentColor);
  const dark = darkAccent(accent, deep, base);
  const light = [...groundsOf(base, 0), tint[0]];
  const darkGrounds = [...groundsOf(base, 1), tint[1], ...deep];
  const soft = { ...accent, chroma: Math.min(accent.chroma, 0.12) };
  return {
    accent: [accentColor, dark],
    "accent-strong": [strongerAccent(accentColor, [-0.05, 0.05]), strongerAccent(dark, [0.05, -0.05])],
    "accent-tint": tint,
    "accent-text": [
      moveUntil({ ...soft, lightness: Math.min(accent.lightness, 0.48) }, -1, (hex) => isReadable(hex, light)),
      moveUntil({ ...soft, lightness: Math.max(accent.lightness, 0.82) }, 1, (hex) => isReadable(hex, darkGrounds)),
    ],
    "on-accent": [textOn(accentColor), textOn(dark)],
  };
}

/**
 * Derives the tokens that depend on the chosen colours, for light and for dark; a colour that wasn't chosen, or is the
 * shipped one, changes none. With colours that `checkColour` accepts every pair of `failingPairs` meets AA, on whichever
 * neutrals: those contrast with text at least as much as the shipped ones.
 */
export function deriveTones(colours: BrandColours): Made {
  const { brandColor = SHIPPED_BRAND, accentColor = SHIPPED_ACCENT, neutrals } = colours;
  const neutral = neutralTones(neutrals, brandColor);
  const base: Palette = { ...SHIPPED, ...neutral };
  const tint = accentColor === SHIPPED_ACCENT ? SHIPPED["accent-tint"] : accentTint(accentColor);
  const brand: Made = brandColor === SHIPPED_BRAND ? {} : brandTones(brandColor, tint, base);
  const deep = brand.deep ?? SHIPPED.deep;
  const accent: Made = accentColor === SHIPPED_ACCENT ? {} : accentTones(accentColor, tint, deep, base);
  const focus: Tone = [brand.brand?.[0] ?? SHIPPED.focus[0], accent.accent?.[1] ?? SHIPPED.focus[1]];
  const isShipped = focus.every((tone, mode) => tone === SHIPPED.focus[mode]);
  return { ...neutral, ...brand, ...accent, ...(!isShipped && { focus }) };
}

/** @returns all colours of the site, including the chosen ones. */
export function paletteOf(colours: BrandColours): Palette {
  return { ...SHIPPED, ...deriveTones(colours) };
}

/**
 * Whether a button in the accent colour can hardly be told from a ground in light mode. In dark mode it always can: there
 * the accent is derived.
 */
export function isAccentFaint(colours: BrandColours): boolean {
  const palette = paletteOf(colours);
  return groundsOf(palette, 0).some((ground) => difference(palette.accent[0], ground) < FAINT);
}
