/** The shipped heading faces, the default one first: the display name, and the value of `--font-display`. */
export const HEADING_FONTS = {
  fraunces: {
    label: "Fraunces",
    note: "A warm serif",
    family: '"Fraunces", "Fraunces Fallback", "Fraunces Wide Fallback", Georgia, serif',
  },
  "bricolage-grotesque": {
    label: "Bricolage Grotesque",
    note: "A lively sans",
    family:
      '"Bricolage Grotesque", "Bricolage Grotesque Fallback", "Bricolage Grotesque Wide Fallback", Arial, sans-serif',
  },
  bitter: {
    label: "Bitter",
    note: "A calm slab",
    family: '"Bitter", "Bitter Fallback", "Bitter Wide Fallback", Georgia, serif',
  },
} as const;

export type HeadingFont = keyof typeof HEADING_FONTS;

export const HEADING_FONT_NAMES = [
  "fraunces",
  "bricolage-grotesque",
  "bitter",
] as const satisfies readonly HeadingFont[];

export const SHIPPED_FONT: HeadingFont = "fraunces";
