type Triple = readonly [number, number, number];

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** @returns linear red, green and blue, 0 to 1. @param hex "#rrggbb". */
export function linearOf(hex: string): Triple {
  const channel = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** @returns the colour as "#rrggbb" in lower case; undefined when the text isn't "#rgb" or "#rrggbb". */
export function parseHex(text: string): string | undefined {
  const hex = text.trim().toLowerCase();
  const long = hex.replace(/^#([\da-f])([\da-f])([\da-f])$/, "#$1$1$2$2$3$3");
  return /^#[\da-f]{6}$/.test(long) ? long : undefined;
}

/** Relative luminance (WCAG 2.2), 0 to 1. @param hex "#rrggbb". */
export function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2), 1 to 21, the same in both orders. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
