import type { Gallery } from "./schema.ts";

/** The product in pictures, and the tour as a file of this site. */
export const defaults: Gallery = {
  style: "carousel",
  headline: "What each person sees",
  subheadline: "The same session, from the mentor’s desk to the family’s kitchen table. Names and notes are samples.",
  items: [
    {
      type: "image",
      title: "A mentor’s week: who comes next, which draft waits, and which reports are out",
      src: "/landing/gallery/week.svg",
    },
    {
      type: "image",
      title: "The report page: the draft, and beside it the notes that each sentence rests on",
      src: "/landing/gallery/report.svg",
    },
    {
      type: "image",
      title: "The approval list: what waits for a person, oldest first",
      src: "/landing/gallery/approvals.svg",
    },
    {
      type: "image",
      title: "A parent’s summary, on a phone, the same evening",
      src: "/landing/gallery/parent.svg",
    },
    { type: "video", title: "All of it in one short tour", src: "/landing/tour.webm" },
  ],
};
