import { DEFAULT_LOCALE, type Locale } from "../languages/default-locale.ts";
import { SYSTEM_PREFIXES } from "./system-prefixes.ts";

/** A file, by the extension of its last segment; an extension of digits only is a number, as in `/releases/1.2`. */
const FILE = /\.\d*[a-z][a-z0-9]*$/i;
/** Folders of files whose names need no extension. */
const FILES_FOLDER = /^\/landing\//;

/** @returns the first part of a path, without slashes. */
export function firstSegment(path: string): string {
  return path.split("/", 2)[1] ?? "";
}

/** The address of a page in a language: (`/contact`, es) -> `/es/contact`. */
export function localePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/**
 * Keeps a link of content in the language of the page that it is on: (`/contact?a=1#form`, es) ->
 * `/es/contact?a=1#form`. Anything but a page of this site is returned unchanged: anchors, other sites, files, the system's own
 * addresses; so is an address that names its language.
 * @param locales every language of the interface.
 */
export function localHref(href: string, locale: Locale, locales: readonly Locale[]): string {
  if (locale === DEFAULT_LOCALE || !/^\/(?![/\\])/.test(href)) return href;
  const [path = ""] = href.split(/[?#]/, 1);
  const first = firstSegment(path);
  const isPage =
    !SYSTEM_PREFIXES.has(first) && !locales.includes(first) && !FILES_FOLDER.test(path) && !FILE.test(path);
  return isPage ? localePath(path, locale) + href.slice(path.length) : href;
}
