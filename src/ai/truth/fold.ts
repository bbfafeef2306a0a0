/** Digits of other scripts, fullwidth forms of ASCII, and the Arabic signs for per cent, decimals and thousands. */
const FOREIGN = /(?![0-9])\p{Nd}|[\uFF01-\uFF5E\u066A-\u066C]/gu;
const DIGIT = /^\p{Nd}$/u;
const ARABIC: Readonly<Record<string, string>> = { "\u066A": "%", "\u066B": ".", "\u066C": "," };
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
  return ARABIC[sign] ?? String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULLWIDTH_OFFSET);
}

/** Writes digits of every script, and fullwidth letters and signs, in ASCII. */
export function fold(original: string): Folded {
  /** Offsets in the folded text of signs that were two code units long. */
  const shortened: number[] = [];
  const text = original.replaceAll(FOREIGN, (sign, offset: number) => {
    if (sign.length > 1) shortened.push(offset - shortened.length);
    return plainSign(sign);
  });
  return { text, at: (offset) => offset + shortened.filter((one) => one < offset).length };
}
