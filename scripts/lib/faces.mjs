/**
 * The faces that a site can choose, each a package of `@fontsource-variable`. `isBody` marks those for running text, which
 * have an italic too; the others are for headings. `features` are those of OpenType that its files keep, all by default: the
 * figures of equal width in Lora come with spaces as wide as they are, also between words.
 */
export const FACES = [
  { name: "fraunces", family: "Fraunces", kind: "serif" },
  { name: "bricolage-grotesque", family: "Bricolage Grotesque", kind: "sans" },
  { name: "bitter", family: "Bitter", kind: "serif" },
  { name: "playfair-display", family: "Playfair Display", kind: "serif" },
  { name: "space-grotesk", family: "Space Grotesk", kind: "sans" },
  { name: "outfit", family: "Outfit", kind: "sans" },
  { name: "sora", family: "Sora", kind: "sans" },
  { name: "archivo", family: "Archivo", kind: "sans" },
  { name: "source-sans-3", family: "Source Sans 3", kind: "sans", isBody: true },
  { name: "instrument-sans", family: "Instrument Sans", kind: "sans", isBody: true },
  { name: "public-sans", family: "Public Sans", kind: "sans", isBody: true },
  {
    name: "lora",
    family: "Lora",
    kind: "serif",
    isBody: true,
    features: ["ccmp", "kern", "liga", "locl", "mark", "mkmk"],
  },
  { name: "inter", family: "Inter", kind: "sans", isBody: true },
  { name: "figtree", family: "Figtree", kind: "sans", isBody: true },
  { name: "dm-sans", family: "DM Sans", kind: "sans", isBody: true },
  { name: "source-serif-4", family: "Source Serif 4", kind: "serif", isBody: true },
];
