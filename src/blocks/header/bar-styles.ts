import type { Header } from "./schema.ts";

/** What a style changes of the bar. */
type BarStyle = {
  /** The bar's class, besides its own. */
  bar?: string;
  /** The class of the bar's inner line. */
  line: string;
  /** The class of the links' panel, besides its own. */
  panel?: string;
  logo?: string;
  /** Whether links stay behind the menu button on every screen. */
  isAlwaysClosed?: boolean;
  /** Whether the logo is in the middle of the bar. */
  isCentered?: boolean;
  /** Whether menus are as wide as the bar. */
  isWide?: boolean;
  /** Whether there are neither links nor choices. */
  isBare?: boolean;
};

const LINE = "mx-auto flex min-h-17 max-w-page items-center justify-end gap-2 px-5 md:px-8";
const THIRDS = "nav-thirds mx-auto min-h-17 max-w-page items-center gap-2 px-5 md:px-8";

/** The bar's styles. */
export const BAR_STYLES: Readonly<Record<NonNullable<Header["style"]>, BarStyle>> = {
  simple: { line: LINE },
  centered: { bar: "nav-centered", line: THIRDS, logo: "nav-logo", isCentered: true },
  pill: { bar: "nav-pill", line: "nav-line" },
  mega: { line: LINE, isWide: true },
  overlay: { line: LINE, panel: "nav-overlay", isAlwaysClosed: true },
  minimal: { bar: "nav-bare", line: LINE, logo: "me-auto", isBare: true },
};
