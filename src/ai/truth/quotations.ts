import { saying, type Assertion } from "./claim.ts";

/** The signs that may close a quotation, by the one that opens it. */
const CLOSING: Readonly<Record<string, string>> = {
  "“": "”",
  "«": "»",
  "„": "“”",
  "»": "«",
  '"': '"',
  "‘": "’",
  "'": "'",
  "「": "」",
  "『": "』",
};
/** French puts a space inside of its signs, German turns them round. */
const OPENING =
  /(?<![\p{L}\p{N}])(?:[“„"‘'](?=\S)|«(?= ?\S)|»(?=[\p{L}\p{N}]))|(?<=^|\P{L}|\p{sc=Han})(?:[「『]|“(?=\p{sc=Han}))/gu;
const BLOCK_QUOTE = /^ {0,3}> ?([^\n]+)/gm;
const TAGGED = /<(?:blockquote|q)(?![\w-])[^<>]{0,500}>|<\/(?:blockquote|q)>/gi;
const MIN_WORDS = 4;
/** Of scripts without spaces. */
const MIN_SIGNS = 8;
const SIGNS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
/** The end of a quotation, its closing punctuation, and who said it. A quotation with a speaker may have any length. */
const SPOKEN =
  /^(?:[,.!?…].|..,) ?(?:\p{L}{1,15} ){0,3}(?:says?|said|writes?|wrote|dice|dijo|sagt|sagte|dit)(?!\p{L})/u;
/** How far after a quotation its speaker is looked for. */
const SPOKEN_LENGTH = 60;
/** Longer than any quotation. */
const MAX_LENGTH = 3000;

function quotation(text: string, from: number, to: number): Assertion {
  const inside = text.slice(from, to);
  const start = from + (inside.length - inside.trimStart().length);
  const end = Math.max(start, from + inside.trimEnd().length);
  return { kind: "quotation", start, end, needs: [[saying(text.slice(start, end))]], isClaim: true };
}

/** Finds the signs that end quotations; each offset of a text is visited once for each sign. */
function closingsIn(text: string): (sign: string, from: number) => number {
  const found = new Map<string, number>();
  // An apostrophe inside a word doesn't end a quotation, nor does that of a plural: only one beside a punctuation mark.
  const isApostrophe = (sign: string, at: number) =>
    (sign === "’" && /\p{L}/u.test(text.charAt(at + 1))) ||
    (sign === "'" && !(/[.,!?…]/.test(text.charAt(at - 1)) || /^(?:[.,;:!?)\]\n]|$)/.test(text.charAt(at + 1))));
  return (sign, from) => {
    let at = found.get(sign) ?? -1;
    if (at < from) at = text.indexOf(sign, from);
    while (at >= 0 && isApostrophe(sign, at)) at = text.indexOf(sign, at + 1);
    found.set(sign, at < 0 ? Infinity : at);
    return at >= 0 && at - from <= MAX_LENGTH ? at : -1;
  };
}

function hasEnoughWords(text: string): boolean {
  return text.trim().split(/\s+/, MIN_WORDS).length >= MIN_WORDS || (text.match(SIGNS)?.length ?? 0) >= MIN_SIGNS;
}

function inMarks(text: string): Assertion[] {
  const quotations: Assertion[] = [];
  const closingAt = closingsIn(text);
  let last = 0;
  for (const { 0: sign, index } of text.matchAll(OPENING)) {
    const signs = index < last ? [] : Array.from(CLOSING[sign] ?? sign);
    const ends = signs.map((closing) => closingAt(closing, index + 1)).filter((at) => at >= 0);
    const end = Math.min(...ends);
    if (ends.length === 0) continue;
    last = end + 1;
    const isSpoken = SPOKEN.test(text.slice(end - 1, last + SPOKEN_LENGTH));
    if (isSpoken || hasEnoughWords(text.slice(index + 1, end))) quotations.push(quotation(text, index + 1, end));
  }
  return quotations;
}

function inBlocks(text: string, original: string): Assertion[] {
  const lines = Array.from(text.matchAll(BLOCK_QUOTE), ({ 0: line, 1: words = "", index }) =>
    quotation(text, index + line.length - words.length, index + line.length),
  );
  const tags = [...original.matchAll(TAGGED)];
  const tagged = tags.flatMap(({ 0: tag, index }, at) => {
    const close = tags[at + 1];
    const isOpen = !tag.startsWith("</") && close?.[0].startsWith("</");
    return isOpen && close ? [quotation(text, index + tag.length, close.index)] : [];
  });
  return [...lines, ...tagged].filter(({ start, end }) => hasEnoughWords(text.slice(start, end)));
}

/**
 * @param text without tags. @param original the same text with them.
 * @returns the quotations of a text, of four words or more unless a speaker is named.
 */
export function quotationsIn(text: string, original: string): Assertion[] {
  return [...inMarks(text), ...inBlocks(text, original)];
}

/** @returns a value that is a quotation as a whole. */
export function wholeQuotation(text: string): Assertion[] {
  return text.trim() ? [quotation(text, 0, text.length)] : [];
}
