import type { CachedPage } from "./cached-page.ts";
import type { BlockData, FormState, FoundImage, Launch, RichText, SiteLogo, SocialAddresses } from "#blocks";
import type { PostBody } from "#publishing";
import type { Locale } from "#shared";

/** What a page has around its blocks inside `<main>`: HTML that is already safe. */
export type PageWrapper = {
  /** Name of the style sheet that it needs. */
  style: string;
  before: string;
  around: (html: string, index: number) => string;
};

/** The files of a page's faces with the letters of most texts; the system's faces have none. */
export type PreloadedFonts = { heading?: string; body?: string };

/** A custom brand: its stylesheet, the files of its faces, and the only scheme of its pages. */
type SiteBrand = { stylesheet: string; fonts?: PreloadedFonts; scheme?: "light" | "dark" };

/** Where the editor shows a block's data: the prefix of its ids, and whether the block is the first of its page. */
export type DataPlace = { idPrefix: string; isLead: boolean };

/** What a rendered page depends on besides its content. All of it is the same for every visitor. */
export type RenderContext = {
  locale: Locale;
  /** Origin of the site's public addresses, e.g. "https://example.org". */
  origin: string;
  /** The page's path without language prefix. */
  path: string;
  /** The languages that the page has content in. */
  contentLocales?: readonly Locale[];
  siteName: string;
  /** Whether visitors can make an account without an invitation; a setting of the process, the same for everyone. */
  isSignUpOpen?: boolean;
  /** Used where a page has no description. */
  siteDescription?: string;
  /** Without one the page has the shipped brand and loads nothing for it. */
  brand?: SiteBrand;
  logo?: SiteLogo;
  /** Address of the mark beside the site's name, instead of the shipped one. */
  mark?: string;
  /** Address of the icon in the browser's tab, instead of the mark. */
  favicon?: string;
  /** The picture for link previews of a page without one of its own: 1200 by 630 pixels. */
  shareImage?: string;
  /** The site's accounts on social networks. */
  socials?: SocialAddresses;
  debug: boolean;
  launch?: Launch;
  /** Receives click events (ANALYTICS_URL). */
  analyticsUrl?: string;
  /** A page that search engines must not index, and that offers no other language: error pages, samples. */
  noindex?: boolean;
  /** A page to look at only, such as a picture of it: it loads no script. */
  isStill?: boolean;
  /** A post's own blocks among the page's: how many of them follow the block that renders them inside its article. */
  body?: PostBody;
  /** The data of the page's blocks, by index. */
  data?: readonly (BlockData | undefined)[];
  wrapper?: PageWrapper;
  /** Finished HTML of a page that isn't stored, behind its blocks in the main part. */
  section?: string;
  /** Set where only the area with the data of the page's first block is wanted (`cutDataArea`). */
  preview?: DataPlace;
  /** Cleans foreign markup; without it all markup is cleaned during rendering. */
  richText?: RichText;
  /** The current token of a form. */
  formToken: (form: string) => string;
  /** What a form shows after a post without JavaScript, by form name; `index` is the one block that shows it. */
  forms?: Record<string, Omit<FormState, "token"> & { index?: number }>;
};

/** The stylesheets of pages, each with just the rules that its page uses. */
export type PageSheets = {
  /** Makes a page's sheet. @returns its address. @param html the page's body. @param types of its blocks. */
  addressFor: (html: readonly string[], types: readonly string[]) => string;
  /** @returns the sheet at an address, or every rule where another process made the sheet, or this one long ago. */
  find: (address: string) => CachedPage;
};

/** Addresses of the build's files. */
export type Assets = {
  script: string;
  styles: string[];
  fonts: PreloadedFonts;
  /** The other faces by name: their rules, the rules' address, and that of the file to preload. */
  faces: Readonly<Record<string, { css: string; href: string; preload?: string }>>;
  /** Blocking scripts by name; only pages that need one load it. */
  early: Readonly<Record<string, string>>;
  /** Style sheets of block folders by type, besides the one of all pages; only pages with the block load it. */
  blockStyles: Readonly<Record<string, string>>;
  /** What a page links in place of both; none in development. */
  sheets?: PageSheets;
  /** The file with every icon. */
  icons: string;
  image: (src: string) => FoundImage;
  /** The shipped illustrations by their addresses in content. */
  drawings: Readonly<Record<string, FoundImage>>;
};

/** A page's HTML in pieces, in order, and its security policy: a long page is never one string. */
export type RenderedPage = { html: readonly string[]; csp: string };
