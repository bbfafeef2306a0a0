import { fontStack } from "./font-stack.ts";

/** The shipped heading faces, the default one first: the display name, and the value of `--font-display`. */
export const HEADING_FONTS = {
  fraunces: { label: "Fraunces", note: "A warm serif", family: fontStack("Fraunces", "serif") },
  "bricolage-grotesque": {
    label: "Bricolage Grotesque",
    note: "A lively sans",
    family: fontStack("Bricolage Grotesque", "sans"),
  },
  bitter: { label: "Bitter", note: "A calm slab", family: fontStack("Bitter", "serif") },
  "playfair-display": {
    label: "Playfair Display",
    note: "An elegant serif",
    family: fontStack("Playfair Display", "serif"),
  },
  "space-grotesk": { label: "Space Grotesk", note: "A technical sans", family: fontStack("Space Grotesk", "sans") },
  outfit: { label: "Outfit", note: "A round sans", family: fontStack("Outfit", "sans") },
  sora: { label: "Sora", note: "A wide, modern sans", family: fontStack("Sora", "sans") },
  archivo: { label: "Archivo", note: "A newspaper's sans", family: fontStack("Archivo", "sans") },
} as const;

export type HeadingFont = keyof typeof HEADING_FONTS;

export const HEADING_FONT_NAMES = [
  "fraunces",
  "bricolage-grotesque",
  "bitter",
  "playfair-display",
  "space-grotesk",
  "outfit",
  "sora",
  "archivo",
] as const satisfies readonly HeadingFont[];

export const SHIPPED_FONT: HeadingFont = "fraunces";
