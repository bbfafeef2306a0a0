/** Invisible characters, which may also be inside words. */
const INVISIBLE = /^[\u00AD\u200B-\u200D\u2060\uFEFF]$/u;
/** The spaces of typesetters. */
const SPACE = /^[\u00A0\u2000-\u200A\u202F\u3000]$/u;
/** These, digits of other scripts, fullwidth forms of ASCII, the signs below, and the hyphens of typesetters. */
const FOREIGN =
  /(?![0-9])\p{Nd}|[\u00A0\u00AD\u2000-\u200D\u2010\u2011\u202F\u2060\u3000\uFEFF\uFF01-\uFF5E\u066A-\u066C]/gu;
const DIGIT = /^\p{Nd}$/u;
/** The Arabic signs for per cent, decimals and thousands, and hyphens, which models often write so that no line breaks there. */
const PLAIN: Readonly<Record<string, string>> = {
  "\u066A": "%",
  "\u066B": ".",
  "\u066C": ",",
  "\u2010": "-",
  "\u2011": "-",
};
const FULLWIDTH_OFFSET = 0xfee0;

/** A text in plain signs; `at` maps an offset in `text` to the original. */
type Folded = { text: string; at: (offset: number) => number };

/** @returns the value of a digit: each script has its ten in a row, and rows follow each other without a gap or apart. */
function valueOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

function plainSign(sign: string): string {
  if (DIGIT.test(sign)) return valueOf(sign);
  if (INVISIBLE.test(sign)) return "";
  if (SPACE.test(sign)) return " ";
  return PLAIN[sign] ?? String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULLWIDTH_OFFSET);
}

/** Writes digits of every script, fullwidth letters and signs, hyphens and spaces in ASCII, without what nobody sees. */
export function fold(original: string): Folded {
  /** Offsets in the folded text of what is a code unit shorter there: signs of two, and those that nobody sees. */
  const shortened: number[] = [];
  const text = original.replaceAll(FOREIGN, (sign, offset: number) => {
    const plain = plainSign(sign);
    if (plain.length < sign.length) shortened.push(offset - shortened.length);
    return plain;
  });
  return { text, at: (offset) => offset + shortened.filter((one) => one < offset).length };
}
