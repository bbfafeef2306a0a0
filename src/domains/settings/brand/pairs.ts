import { contrast } from "#shared";
import { SHAPE_RATIO, TEXT_RATIO } from "./palette.ts";
import type { Palette, Token } from "./shipped-palette.ts";

type Mode = "light" | "dark";
type Pair = { text: Token; ground: Token; ratio: number; textMode: Mode; groundMode: Mode };

const PAGE: readonly Token[] = ["paper", "raised", "tint"];
const TINTS: readonly Token[] = ["brand-tint", "accent-tint"];
/** What a neutral text is read on. */
const GROUNDS: readonly Token[] = [...PAGE, ...TINTS, "danger-tint"];

/** The text colours used on each ground in either mode, in src/blocks and src/site. */
const TEXTS: readonly (readonly [text: Token, grounds: readonly Token[]])[] = [
  ["brand", [...PAGE, ...TINTS]],
  ["brand-strong", [...PAGE, ...TINTS]],
  ["ink", GROUNDS],
  ["ink-soft", [...PAGE, ...TINTS]],
  ["danger", [...PAGE, ...TINTS, "danger-tint"]],
  ["accent-text", [...PAGE, ...TINTS]],
  ["on-brand", ["brand", "brand-strong"]],
  ["on-accent", ["accent", "accent-strong"]],
  ["on-deep", ["deep"]],
  ["on-deep-soft", ["deep"]],
];

/** Below `scheme-dark` the tokens of dark mode apply on the deep ground in light mode too. */
const ON_DEEP: readonly Token[] = ["ink", "ink-soft", "brand", "brand-strong", "accent-text"];

function pairsOfMode(mode: Mode): Pair[] {
  const pair = (text: Token, ground: Token, ratio = TEXT_RATIO, textMode = mode): Pair => ({
    text,
    ground,
    ratio,
    textMode,
    groundMode: mode,
  });
  return [
    ...TEXTS.flatMap(([text, grounds]) => grounds.map((ground) => pair(text, ground))),
    ...PAGE.map((ground) => pair("focus", ground, SHAPE_RATIO)),
    ...ON_DEEP.map((text) => pair(text, "deep", TEXT_RATIO, "dark")),
    pair("focus", "deep", SHAPE_RATIO, "dark"),
  ];
}

/** Every pair of text (or focus ring) and ground that the site's own blocks use with colours of the theme. */
const PAIRS: readonly Pair[] = [...pairsOfMode("light"), ...pairsOfMode("dark")];

/** @returns the pair's contrast in a palette. */
function ratioOf(palette: Palette, { text, ground, textMode, groundMode }: Pair): number {
  const tone = (token: Token, mode: Mode) => palette[token][mode === "light" ? 0 : 1];
  return contrast(tone(text, textMode), tone(ground, groundMode));
}

/** @returns the pairs below AA. */
export function failingPairs(palette: Palette): Pair[] {
  return PAIRS.filter((pair) => ratioOf(palette, pair) < pair.ratio);
}
