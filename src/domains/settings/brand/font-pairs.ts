import type { BodyFont } from "./body-fonts.ts";
import type { HeadingFont } from "./heading-fonts.ts";

/** A heading face and a body face that suit each other. */
export type FontPair = { label: string; note: string; heading: HeadingFont; body: BodyFont };

/** The pairs to choose from: the shipped one first. */
export const FONT_PAIRS: readonly FontPair[] = [
  { label: "Shipped", note: "A warm serif, friendly text", heading: "fraunces", body: "figtree" },
  { label: "Editorial", note: "A warm serif, quiet text", heading: "fraunces", body: "source-sans-3" },
  { label: "Lively", note: "A headline with a voice", heading: "bricolage-grotesque", body: "instrument-sans" },
  { label: "Sturdy", note: "A slab that inspires trust", heading: "bitter", body: "public-sans" },
  { label: "Classic", note: "Two bookish serifs", heading: "playfair-display", body: "lora" },
  { label: "Technical", note: "Precise, for software", heading: "space-grotesk", body: "inter" },
  { label: "Friendly", note: "Round and open", heading: "outfit", body: "figtree" },
  { label: "Modern", note: "Wide and confident", heading: "sora", body: "dm-sans" },
  { label: "Magazine", note: "A firm sans over serif text", heading: "archivo", body: "source-serif-4" },
];
