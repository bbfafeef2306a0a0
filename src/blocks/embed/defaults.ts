import type { Embed } from "./schema.ts";

/** A map of a public place; nothing of it is loaded before a click. */
export const defaults: Embed = {
  style: "simple",
  headline: "More than a picture of it",
  subheadline: "A calendar, a map, a form or a song from another site, loaded only when a visitor asks for it.",
  src: "https://www.openstreetmap.org/export/embed.html?bbox=-0.0150,51.4690,0.0140,51.4850&layer=mapnik",
  title: "Map of Greenwich Park in London",
};
