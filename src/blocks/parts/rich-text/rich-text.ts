import type { ContentLabels } from "./content-labels.ts";

/** Longest rich text, in characters: a book of 100 pages. */
export const MAX_RICH_TEXT = 200_000;

/** Hosts outside this site that a rich text needs, by directive of the content security policy. */
export type ContentHosts = { img: string[]; frame: string[] };

/** What a view needs to render foreign markup. The sanitiser behind it is large, so the editor loads it on demand. */
export type RichText = {
  /** Clean markup of a block's rich text. */
  toHtml: (content: string, labels?: ContentLabels) => string;
  /** The hosts outside this site that its images and videos come from. */
  hosts: (content: string) => ContentHosts;
  /** Clean markup of an inline SVG; undefined when it isn't one or renders nothing. `prefix` distinguishes it from others of the page. */
  drawing: (svg: string, prefix: string) => string | undefined;
};
