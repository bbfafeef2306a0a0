import { joinedNumber } from "./number-words.ts";

/** A word, a figure or a sign of a text, with the text between it and the previous one. */
export type Token = {
  type: "word" | "number" | "clock" | "day" | "phone" | "email" | "site" | "sign";
  text: string;
  /** In lower case and one form of letters. */
  plain: string;
  start: number;
  end: number;
  gap: string;
};

/** Scripts without spaces between words: each sign is a word, except for these. */
const SIGN_WORD = String.raw`(?:[一二两三四五六七八九][十百千万亿]|十[一二三四五六七八九万亿])[〇零一二两三四五六七八九十百千万亿]*|小时|分钟|星期|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]\p{M}*`;
/** A figure after a hyphen belongs to the word (covid-19), except after Hebrew prefixes and the half of a day (9am-5pm). */
const JOINED_FIGURE = String.raw`(?<![\u0590-\u05FF]-|\d[AaPp][Mm]-)\p{N}`;

const PATTERNS = [
  String.raw`(?<address>https?:\/\/\S+)`,
  String.raw`(?<email>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4})`,
  String.raw`(?<site>(?<![\p{L}\p{N}@./-])[a-z\d][a-z\d-]{1,62}(?:\.[a-z\d-]{2,62}){0,2}\.(?:com|org|net|edu|gov|info|co\.uk|org\.uk|ac\.uk|de|fr|es|ch|at|eu)(?![\p{L}\p{N}.-]*[\p{L}\p{N}]))`,
  String.raw`(?<day>\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}(?<between>[./])\d{1,2}\k<between>(?:\d{4}|\d{2})(?!\d))`,
  String.raw`(?<phone>(?:\+\d|\(0?\d)[\d ().-]{6,18}\d|1-\d{3}-\d{3}-\d{4}(?!\d)|0\d{2,4}[ -]\d{3,4}[ -]\d{3,4}(?!\d)|0\d{2,5}[ /-]\d{5,8}(?!\d)|0\d(?:[ .]\d\d){4}(?!\d)|\d{3}[ .-]\d{3}[.-]\d{4}(?!\d))`,
  String.raw`(?<clock>\d{1,2}:\d{2}(?![\d:]))`,
  String.raw`(?<number>\d{0,3}[¼½¾⅓⅔]|\d{1,3}(?:[.,'’\u00A0\u202F ]\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)`,
  String.raw`(?<word>${SIGN_WORD}|\p{L}[\p{L}\p{M}\p{N}]*(?:['’‑-](?:\p{L}|${JOINED_FIGURE})[\p{L}\p{M}\p{N}]*)*)`,
  String.raw`(?<sign>[^\s\p{L}\p{N}.,;:!?()[\]"“”„«»…\u2013\u2014-])`,
];
const TOKEN = new RegExp(PATTERNS.join("|"), "gu");
const TYPES = ["word", "number", "sign", "clock", "day", "phone", "email", "site"] as const;

/** @returns a text without differences of case, forms of letters and apostrophes. */
export function plainText(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll("’", "'").replaceAll("‑", "-");
}

/** A word, or two that a hyphen joins: a number and what it counts. */
function wordsOf(token: Token): Token[] {
  const length = token.type === "word" ? joinedNumber(token.plain) : 0;
  if (length === 0) return [token];
  const [middle, from] = [token.start + length, length + 1];
  const number = { ...token, text: token.text.slice(0, length), plain: token.plain.slice(0, length), end: middle };
  const counted = { text: token.text.slice(from), plain: token.plain.slice(from), start: middle + 1, gap: "-" };
  return [number, { ...token, ...counted }];
}

/** @returns the words, figures and signs of a text in order, without addresses. Takes time proportional to the length. */
export function tokensIn(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const { 0: found, index, groups } of text.matchAll(TOKEN)) {
    const type = TYPES.find((name) => groups?.[name] !== undefined);
    if (!type) continue;
    const end = index + found.length;
    const token = { type, text: found, plain: plainText(found), start: index, end, gap: text.slice(last, index) };
    tokens.push(...wordsOf(token));
    last = end;
  }
  return tokens;
}

/** Whether a token directly follows the previous one, apart from spaces or a hyphen. */
export function isNext(token: Token | undefined): token is Token {
  return token !== undefined && /^(?:[ \u00A0\u202F\t]*|-)$/.test(token.gap);
}

/** Whether a sentence, a line or something in quotes or brackets begins with a token. */
export function isFirst(tokens: readonly Token[], at: number): boolean {
  if (at === 0 || /^[¿¡]$/.test(tokens[at - 1]?.text ?? "")) return true;
  return /[.!?:;…\n"“„«([\u2013\u2014]/.test(tokens[at]?.gap ?? "");
}

/** Whether a word begins with a capital letter. */
export function isCapital(token: Token | undefined): boolean {
  return token?.type === "word" && /^\p{Lu}/u.test(token.text);
}

/** @returns the words, figures and signs of amounts of a text, comparable, for phrases; letters without accents. */
export function toWords(text: string): string[] {
  const unaccented = plainText(text)
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "");
  return unaccented.match(/\p{L}[\p{L}\p{M}]*|\p{N}+|[#%$€£]/gu) ?? [];
}

/** @returns the words of a text that are written in lower case. */
export function lowerCaseWords(text: string): string[] {
  const words =
    text
      .normalize("NFKC")
      .replaceAll("’", "'")
      .match(/\p{L}[\p{L}\p{M}\p{N}'-]*/gu) ?? [];
  return words.filter((word) => word === word.toLowerCase());
}
