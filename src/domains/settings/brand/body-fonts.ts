import { fontStack } from "./font-stack.ts";

/** The faces for running text: the display name and the value of `--font-sans`. */
export const BODY_FONTS = {
  figtree: { label: "Figtree", family: fontStack("Figtree", "sans") },
  "source-sans-3": { label: "Source Sans 3", family: fontStack("Source Sans 3", "sans") },
  "instrument-sans": { label: "Instrument Sans", family: fontStack("Instrument Sans", "sans") },
  "public-sans": { label: "Public Sans", family: fontStack("Public Sans", "sans") },
  lora: { label: "Lora", family: fontStack("Lora", "serif") },
  inter: { label: "Inter", family: fontStack("Inter", "sans") },
  "dm-sans": { label: "DM Sans", family: fontStack("DM Sans", "sans") },
  "source-serif-4": { label: "Source Serif 4", family: fontStack("Source Serif 4", "serif") },
  /** That of the visitor's device. */
  system: {
    label: "The visitor’s own",
    family: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  },
} as const;

export type BodyFont = keyof typeof BODY_FONTS;

export const BODY_FONT_NAMES = [
  "figtree",
  "source-sans-3",
  "instrument-sans",
  "public-sans",
  "lora",
  "inter",
  "dm-sans",
  "source-serif-4",
  "system",
] as const satisfies readonly BodyFont[];

export const SHIPPED_BODY: BodyFont = "figtree";
