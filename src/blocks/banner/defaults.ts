import type { Banner } from "./schema.ts";

/** The founding places of the shipped site's offer, in one line. */
export const defaults: Banner = {
  style: "top",
  text: "Ten founding places: three months in which you pay for finished reports only.",
  cta: [{ text: "Ask for a place", href: "/contact", isPrimary: true }],
  dismissible: true,
};
