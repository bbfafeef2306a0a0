import { luminance } from "#shared";
import { moveUntil, toHex, toOklch, type Oklch } from "./colour.ts";
import { SHIPPED, type NeutralToken, type Tone } from "./shipped-palette.ts";
import type { Neutrals } from "./theme-choices.ts";

type NeutralTones = Record<NeutralToken, Tone>;

const COOL: NeutralTones = {
  paper: ["#f6f9fc", "#0e141b"],
  raised: ["#ffffff", "#161f29"],
  tint: ["#e9eff6", "#1a2531"],
  ink: ["#132031", "#edf1f5"],
  "ink-soft": ["#435062", "#b4c0cc"],
  line: ["#d3dde8", "#2f3e4d"],
};

const PURE: NeutralTones = {
  paper: ["#fcfcfc", "#121212"],
  raised: ["#ffffff", "#1b1b1b"],
  tint: ["#f2f2f2", "#222222"],
  ink: ["#171717", "#f2f2f2"],
  "ink-soft": ["#505050", "#bebebe"],
  line: ["#dcdcdc", "#3a3a3a"],
};

/** Which way a token moves to contrast at least as much as the shipped one, in light and in dark. */
const TOWARDS: Record<"ground" | "text", readonly [light: 1 | -1, dark: 1 | -1]> = { ground: [1, -1], text: [-1, 1] };

type Recipe = readonly [lightness: number, mostChroma: number];

/** The neutrals that are derived from the brand's hue, in light and in dark. */
const DARK_PAPER: Record<NeutralToken, readonly [light: Recipe, dark: Recipe]> = {
  paper: [
    [0.975, 0.006],
    [0.165, 0.022],
  ],
  raised: [
    [1, 0],
    [0.21, 0.026],
  ],
  tint: [
    [0.945, 0.012],
    [0.24, 0.026],
  ],
  ink: [
    [0.24, 0.03],
    [0.955, 0.008],
  ],
  "ink-soft": [
    [0.43, 0.025],
    [0.8, 0.018],
  ],
  line: [
    [0.87, 0.014],
    [0.36, 0.032],
  ],
};

/** A neutral in the brand's hue; a ground or text moves until it contrasts at least as much as the shipped one. */
function derive(brand: Oklch, token: NeutralToken, mode: 0 | 1): string {
  const [lightness, most] = DARK_PAPER[token][mode];
  const start = { ...brand, lightness, chroma: Math.min(brand.chroma, most) };
  if (token === "line") return toHex(start);
  const direction = TOWARDS[token === "ink" || token === "ink-soft" ? "text" : "ground"][mode];
  const limit = luminance(SHIPPED[token][mode]);
  return moveUntil(start, direction, (hex) => (direction > 0 ? luminance(hex) >= limit : luminance(hex) <= limit));
}

function eachNeutral(tone: (token: NeutralToken) => Tone): NeutralTones {
  return {
    paper: tone("paper"),
    raised: tone("raised"),
    tint: tone("tint"),
    ink: tone("ink"),
    "ink-soft": tone("ink-soft"),
    line: tone("line"),
  };
}

function darkPaper(brandColor: string): NeutralTones {
  const brand = toOklch(brandColor);
  return eachNeutral((token) => [derive(brand, token, 0), derive(brand, token, 1)]);
}

/** From red to yellow, in OKLCH. */
const isWarm = ({ hue, chroma }: Oklch) => chroma > 0.04 && hue > -20 && hue < 110;

/**
 * The shipped dark mode is a blue-black, on which a red or an ochre looks foreign: there the neutrals of a warm brand are
 * a charcoal with a breath of its hue.
 */
function warmPaper(brandColor: string): Partial<NeutralTones> {
  const brand = toOklch(brandColor);
  if (!isWarm(brand)) return {};
  const breath = { ...brand, chroma: 0.009 };
  return eachNeutral((token) => [SHIPPED[token][0], derive(breath, token, 1)]);
}

/**
 * The grounds, texts and lines of the chosen neutrals. Grounds are never closer to the texts than the shipped ones, nor
 * texts to the grounds: a colour that reads on the shipped neutrals reads on all of them.
 * @returns nothing for the shipped neutrals, unless the brand's colour is a warm one.
 */
export function neutralTones(neutrals: Neutrals | undefined, brandColor: string): Partial<NeutralTones> {
  if (neutrals === "cool") return COOL;
  if (neutrals === "pure") return PURE;
  return neutrals === "dark" ? darkPaper(brandColor) : warmPaper(brandColor);
}
