/** The height of a site's own logo and its maximum width, in pixels (the brand stylesheet's `.site-logo`). */
const HEIGHT = 32;
const MAX = 192;

/** @returns a logo's width; the maximum where its size isn't known. */
export function logoWidth({ width, height }: { width?: number; height?: number }): number {
  return width && height ? Math.min(MAX, Math.round((width / height) * HEIGHT)) : MAX;
}

/** Pixels at 16 px per rem: the width of a link in a wide system font, at its smallest (lg, compact) and its widest. */
const NARROW = { character: 7.9, padding: 13 };
const WIDE = { character: 8.5, padding: 24 };
/** The width inside the page's padding. */
const LG_ROOM = 960;
const PAGE_ROOM = 1136;
const NAME_CHARACTER = 12;
const LOGO = 42;
const CHEVRON = 22;
const TOGGLE = 20;
const LANGUAGE_MENU = 60;
const BUTTON_PADDING = 40;
const GAPS = 16;

/** Where the links are in a row: from lg on, from xl on (compact), or nowhere because the page isn't wide enough. */
export type RowFrom = "lg" | "xl" | "never";

/** The bar's contents: texts, and whether a link opens a menu. */
export type Row = {
  links: { title: string; hasMenu: boolean }[];
  siteName?: string;
  /** The width of the site's own logo, which replaces mark and name. */
  logoWidth?: number;
  signIn?: string;
  signUp?: string;
  hasLanguages: boolean;
  hasToggle: boolean;
  /** Whether the logo is in the middle: both of its sides are as wide as the wider one. */
  isCentered?: boolean;
};

const sumOf = (widths: number[]) => widths.reduce((sum, width) => sum + width, 0);

function rowWidth(row: Row, { character, padding }: typeof NARROW): number {
  const link = (title: string) => title.length * character + padding;
  const logo = row.logoWidth ?? (row.siteName === undefined ? 0 : LOGO + row.siteName.length * NAME_CHARACTER);
  const links = sumOf(row.links.map(({ title, hasMenu }) => link(title) + (hasMenu ? CHEVRON : 0)));
  const actions = sumOf([
    row.signIn === undefined ? 0 : link(row.signIn),
    row.signUp === undefined ? 0 : row.signUp.length * character + BUTTON_PADDING,
    row.hasLanguages ? LANGUAGE_MENU + padding : 0,
    row.hasToggle ? TOGGLE + padding : 0,
  ]);
  return GAPS + logo + (row.isCentered ? 2 * Math.max(links, actions) : links + actions);
}

/** Decides on the server at which breakpoint the row replaces the menu button, so that no script has to measure. */
export function rowFrom(row: Row): RowFrom {
  const narrow = rowWidth(row, NARROW);
  if (narrow <= LG_ROOM && rowWidth(row, WIDE) <= PAGE_ROOM) return "lg";
  return narrow <= PAGE_ROOM ? "xl" : "never";
}
