/** A token's colour in light mode and in dark mode. */
export type Tone = readonly [light: string, dark: string];

/** The tokens of src/site/tokens.css that depend on the brand and the accent colour. */
export type BrandToken =
  | "brand"
  | "brand-strong"
  | "brand-tint"
  | "on-brand"
  | "deep"
  | "on-deep-soft"
  | "accent"
  | "accent-strong"
  | "accent-tint"
  | "accent-text"
  | "on-accent"
  | "focus";

/** The tokens that depend on the chosen neutrals. */
export type NeutralToken = "paper" | "raised" | "tint" | "ink" | "ink-soft" | "line";

/** Tokens that no theme changes, which are shown on or below others. */
type KeptToken = "on-deep" | "danger" | "danger-tint";

export type Token = BrandToken | NeutralToken | KeptToken;
export type Palette = Readonly<Record<Token, Tone>>;

/** The shipped theme: the same values as src/site/tokens.css (a test compares them). */
export const SHIPPED: Palette = {
  paper: ["#faf7f1", "#10171d"],
  raised: ["#ffffff", "#182129"],
  tint: ["#f1ebdf", "#1c2730"],
  ink: ["#17202b", "#eef0ec"],
  "ink-soft": ["#475260", "#b3bec6"],
  line: ["#ddd4c4", "#313f4a"],
  brand: ["#0d5a52", "#7fcdc0"],
  "brand-strong": ["#08403a", "#a5e0d6"],
  "brand-tint": ["#dfece7", "#173530"],
  "on-brand": ["#ffffff", "#06201c"],
  deep: ["#0c3b37", "#0b2a27"],
  "on-deep": ["#f3f5ee", "#f3f5ee"],
  "on-deep-soft": ["#c3d5cf", "#c3d5cf"],
  accent: ["#f0a83a", "#f2b254"],
  "accent-strong": ["#e29520", "#ffc673"],
  "accent-tint": ["#fbecd0", "#312d27"],
  "accent-text": ["#8a4a0b", "#f5c580"],
  "on-accent": ["#1d1607", "#1d1607"],
  danger: ["#a3261d", "#ff9d92"],
  "danger-tint": ["#fbe6e2", "#3c1815"],
  focus: ["#0d5a52", "#f2b254"],
};

export const SHIPPED_BRAND = SHIPPED.brand[0];
export const SHIPPED_ACCENT = SHIPPED.accent[0];
