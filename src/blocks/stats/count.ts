/** A figure in parts: `number` is counted up to where `count` is set, `before` and `after` are its unit. */
export type FigureParts = { before: string; number: string; after: string; count?: number };

/** Longer numbers are read by their groups ("12,500"), which a CSS counter can't write. */
const COUNTABLE = /^[1-9]\d{0,3}$/;

/**
 * Splits a figure at its first number: "about 25 min" -> "about ", "25", " min".
 * @returns the whole text as `number` where it has none; no `count` for fractions, groups of digits and ranges.
 */
export function figureParts(value: string): FigureParts {
  const number = /\d(?:[\d.,'’\u00A0\u202F]*\d)?/.exec(value);
  if (!number) return { before: "", number: value, after: "" };
  const [digits] = number;
  const before = value.slice(0, number.index);
  const after = value.slice(number.index + digits.length);
  const isWhole = COUNTABLE.test(digits) && !/\d/.test(after) && !before.trimEnd().endsWith("-");
  return { before, number: digits, after, count: isWhole ? Number(digits) : undefined };
}
