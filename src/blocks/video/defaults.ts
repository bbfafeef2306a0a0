import type { Video } from "./schema.ts";

/** A tour of the product, from a file of this site: the shipped pages make no request to other hosts. */
export const defaults: Video = {
  style: "simple",
  headline: "From six lines of notes to an approved report",
  subheadline: "A short tour of one session: what the mentor writes, what the draft says, and who has the last word.",
  src: "/landing/tour.webm",
  image: "/landing/video/poster.svg",
  imageAlt: "A mentor’s notes beside the report that came of them, waiting for approval.",
};
