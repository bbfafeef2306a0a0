import { contrast } from "#shared";
import { toHex, toOklch } from "./colour.ts";
import { TEXT_RATIO, textOn } from "./palette.ts";
import { SHIPPED } from "./shipped-palette.ts";

/** The two colours that an owner chooses. */
export type ColourField = "brandColor" | "accentColor";

/** The contrast of a chosen colour in one of its uses. */
export type Reading = { pair: string; ratio: number };

/** A colour below AA: the worst pair, its ratio, what is needed, and the nearest sufficient colour. */
export type ColourProblem = Reading & { needed: number; nearest: string };

const STEP = 0.0025;

/**
 * @returns the contrast of a chosen colour in its direct uses; derived colours always meet AA. It is measured on the shipped
 * neutrals: on the others it is at least as high.
 */
export function readingsOf(field: ColourField, hex: string): Reading[] {
  if (field === "accentColor") return [{ pair: "Text on a button", ratio: contrast(textOn(hex), hex) }];
  return [
    { pair: "Link on paper", ratio: contrast(hex, SHIPPED.paper[0]) },
    { pair: "Link on a card", ratio: contrast(hex, SHIPPED.raised[0]) },
    { pair: "Link on the tinted ground", ratio: contrast(hex, SHIPPED.tint[0]) },
    { pair: "White text on the brand colour", ratio: contrast("#ffffff", hex) },
  ];
}

function isReadable(field: ColourField, hex: string): boolean {
  return readingsOf(field, hex).every(({ ratio }) => ratio >= TEXT_RATIO);
}

/** The same hue, only as much lighter or darker as needed. */
function nearestReadable(field: ColourField, hex: string): string {
  const colour = toOklch(hex);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const by of [-distance, distance]) {
      const found = toHex({ ...colour, lightness: colour.lightness + by });
      if (isReadable(field, found)) return found;
    }
  }
  return "#000000";
}

/**
 * Checks a chosen colour, "#rrggbb", against everything it is used with (WCAG 2.2 AA).
 * @returns undefined when all of them are readable.
 */
export function checkColour(field: ColourField, hex: string): ColourProblem | undefined {
  const [worst] = readingsOf(field, hex).toSorted((a, b) => a.ratio - b.ratio);
  if (!worst || worst.ratio >= TEXT_RATIO) return undefined;
  return { ...worst, needed: TEXT_RATIO, nearest: nearestReadable(field, hex) };
}
