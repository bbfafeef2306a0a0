import type { Hero } from "./schema.ts";

const window = {
  image: "/landing/hero/window.webp",
  imageAlt: "Late sunlight through a window, with the shadow of leaves on a wall.",
};

/** What only some styles show. */
export const styleSamples: Partial<Record<Hero["style"], Partial<Hero>>> = {
  photo: { ...window, headline: "Reports that are done before the light goes" },
  video: { ...window, backgroundVideo: "/landing/tour.webm", headline: "Reports that are done before the light goes" },
  form: {
    headline: "A letter about reports that families read",
    description:
      "Once a month, for people who run mentoring and tutoring programmes: what makes a session report worth opening.",
    formTitle: "Get the next one",
    cta: [{ text: "Read the blog first", href: "/blog" }],
    youtube_video_url: "",
    topText: undefined,
  },
};
