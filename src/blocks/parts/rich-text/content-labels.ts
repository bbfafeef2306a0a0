import type { Locale, Texts } from "#shared";

/** Texts added to content's markup in the page's language, that language for its links, and the prefix of its ids. */
export type ContentLabels = Texts["content"] &
  Pick<Texts, "opensInNewTab" | "playVideo"> & {
    video: Pick<Texts["video"], "note" | "watchOn">;
    language?: { locale: Locale; locales: readonly Locale[] };
    /** The block's own prefix, so that two contents of a page never have the same id. */
    idPrefix?: string;
  };

/** The labels where a caller gives none. */
export const ENGLISH_LABELS: ContentLabels = {
  idPrefix: "b",
  opensInNewTab: "opens in a new tab",
  playVideo: "Play video",
  table: "Table",
  footnotes: "Footnotes",
  footnote: "Footnote {number}",
  backToReference: "Back to reference {number}",
  done: "Done",
  toDo: "To do",
  videoOn: "Video on {host}",
  video: {
    note: "Playing loads the video from {host}, which then learns your IP address and that you were on this site.",
    watchOn: "Watch the video on {host}",
  },
};
