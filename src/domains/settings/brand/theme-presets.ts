import type { Theme } from "./theme.ts";

/** A whole theme to start from. What it leaves out is as shipped. */
export type Preset = { label: string; note: string; theme: Theme };

/** The presets to choose from, the shipped look first. */
export const THEME_PRESETS: readonly Preset[] = [
  { label: "Evergreen", note: "Warm paper and a deep green", theme: {} },
  {
    label: "Ledger",
    note: "Navy, cool greys, exact type",
    theme: {
      brandColor: "#1d3a8a",
      accentColor: "#f2b705",
      neutrals: "cool",
      headingFont: "space-grotesk",
      bodyFont: "inter",
      radius: "s",
    },
  },
  {
    label: "Orchard",
    note: "Brick red, bookish serifs, square",
    theme: {
      brandColor: "#9c2f1d",
      accentColor: "#2f6b4f",
      headingFont: "playfair-display",
      bodyFont: "lora",
      radius: "none",
    },
  },
  {
    label: "Harbour",
    note: "Sea blue, coral, round and friendly",
    theme: {
      brandColor: "#0b5d7a",
      accentColor: "#ff8a5b",
      neutrals: "cool",
      headingFont: "outfit",
      bodyFont: "figtree",
      radius: "l",
      buttonStyle: "pill",
    },
  },
  {
    label: "Studio",
    note: "Black on white with a flash of lime",
    theme: {
      brandColor: "#171717",
      accentColor: "#cdf03a",
      neutrals: "pure",
      headingFont: "sora",
      bodyFont: "dm-sans",
      radius: "none",
      density: "l",
      motion: "expressive",
    },
  },
  {
    label: "Lilac",
    note: "Violet, soft pink, a lively headline",
    theme: {
      brandColor: "#5b3fb5",
      accentColor: "#ffb3c7",
      neutrals: "pure",
      headingFont: "bricolage-grotesque",
      bodyFont: "instrument-sans",
      radius: "l",
      buttonStyle: "pill",
    },
  },
  {
    label: "Midnight",
    note: "Dark for everyone, electric blue",
    theme: {
      brandColor: "#2f56d9",
      accentColor: "#5ee6c4",
      neutrals: "dark",
      headingFont: "sora",
      bodyFont: "inter",
      density: "l",
      motion: "expressive",
    },
  },
  {
    label: "Gazette",
    note: "Oxblood and gold, set like a newspaper",
    theme: {
      brandColor: "#7a1f2b",
      accentColor: "#c9a227",
      headingFont: "archivo",
      bodyFont: "source-serif-4",
      radius: "none",
      density: "s",
    },
  },
];
