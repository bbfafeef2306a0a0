import type { ContentLabels } from "./content-labels.ts";

/** Longest rich text, in characters: a book of 100 pages. */
export const MAX_RICH_TEXT = 200_000;

/** What a view needs to render foreign markup. The sanitiser behind it is large, so the editor loads it on demand. */
export type RichText = {
  /** Clean markup of a block's rich text. */
  toHtml: (content: string, labels?: ContentLabels) => string;
  /** The sources outside this site that its images come from. */
  imageHosts: (content: string) => string[];
  /** Clean markup of an inline SVG; undefined when it isn't one or renders nothing. `prefix` distinguishes it from others of the page. */
  drawing: (svg: string, prefix: string) => string | undefined;
};
