import type { PageKind } from "./page.ts";

/** The screen part that holds a page's meta tags. */
export const META_PANEL: Readonly<Record<PageKind, string>> = { page: "Search & sharing", post: "Post details" };

/** What changes and samples of meta tags are listed under, beside the labels of blocks. */
export const META_GROUP: Readonly<Record<PageKind, string>> = { page: "Page", post: META_PANEL.post };

const OF_ALL = [
  ["title", "Title"],
  ["description", "Description"],
  ["robots", "Hide from search engines"],
  ["canonical", "Original address"],
] as const;

const LABELS: Readonly<Record<PageKind, ReadonlyMap<string, string>>> = {
  page: new Map([...OF_ALL, ["og:image", "Share image"]]),
  post: new Map([
    ...OF_ALL,
    ["og:image", "Cover"],
    ["og:image:alt", "Alt text of the cover"],
    ["author", "Author"],
    ["article:published_time", "Date"],
    ["article:tag", "Tags"],
  ]),
};

/** @returns whether a meta tag has its own field in the panel; all others are listed there as "Further tags". */
export function hasMetaField(name: string, kind: PageKind): boolean {
  return LABELS[kind].has(name);
}

/** @returns the label of a meta tag, as the panel shows it: its field's, else the tag's own name. */
export function metaLabel(name: string, kind: PageKind): string {
  return LABELS[kind].get(name) ?? name;
}
