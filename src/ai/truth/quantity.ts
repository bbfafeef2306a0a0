import { SCALE_LETTERS, SCALES, SMALL_NUMBERS, VAGUE_NUMBERS, valueOf } from "./number-words.ts";
import { countsHundreds, foreignValue } from "./languages/number-words.ts";
import { measureBefore } from "./measure.ts";
import { isNext, type Token } from "./tokens.ts";

/** A number in figures or words: its value (a word such as "thousands" when it isn't counted) and the index of the token after it. */
export type Quantity = { value: number | string; next: number; isWord: boolean };

/** @returns the value of one word, also of "twenty-five". */
function wordValue(word: string): number | undefined {
  const [tens = "", ones, ...more] = word.split("-", 3);
  const value = SMALL_NUMBERS.get(tens);
  if (value === undefined) return foreignValue(word);
  if (ones === undefined) return value;
  const rest = SMALL_NUMBERS.get(ones);
  return more.length === 0 && rest !== undefined && value >= 20 && rest < 10 ? value + rest : undefined;
}

function scaleAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.type !== "word" || !isNext(token)) return undefined;
  if (/^cents?$/.test(token.plain) && countsHundreds(tokens[at - 1]?.plain ?? "")) return 100;
  const scale = SCALES.get(token.plain);
  if (scale !== undefined || token.gap !== "") return scale;
  // Of money millions, of anything else metres.
  const isMillions = token.text === "m" && measureBefore(tokens, at - 1) !== undefined;
  return SCALE_LETTERS.get(isMillions ? "M" : token.text);
}

/** Multiplies with the scales that follow: 2 million, five hundred thousand. */
function scaled(tokens: readonly Token[], value: number, at: number): { value: number; next: number } {
  let result = value;
  let next = at;
  for (let scale = scaleAt(tokens, next); scale !== undefined; scale = scaleAt(tokens, next)) {
    result *= scale;
    next += 1;
  }
  return { value: result, next };
}

/** The small number that follows a larger one: a hundred (and) twenty, treinta y cinco. */
function addend(tokens: readonly Token[], value: number, at: number): { value: number; next: number } | undefined {
  const joint = isNext(tokens[at]) && ["and", "y"].includes(tokens[at]?.plain ?? "") ? 1 : 0;
  const token = tokens[at + joint];
  const more = token?.type === "word" && isNext(token) ? wordValue(token.plain) : undefined;
  const fits = value >= 100 || (value >= 20 && value % 10 === 0 && (more ?? 10) < 10 && tokens[at]?.plain !== "and");
  return more !== undefined && fits ? { value: value + more, next: at + joint + 1 } : undefined;
}

function wordQuantity(tokens: readonly Token[], at: number): Quantity | undefined {
  const word = tokens[at]?.plain ?? "";
  if (VAGUE_NUMBERS.has(word)) return { value: word, next: at + 1, isWord: true };
  const isArticle =
    ["a", "an", "un", "una", "une", "ein", "eine", "einem"].includes(word) && scaleAt(tokens, at + 1) !== undefined;
  const start = isArticle
    ? 1
    : (wordValue(word) ?? (/^(?:cien|ciento|mil)$/.test(word) ? SCALES.get(word) : undefined));
  if (start === undefined) return undefined;
  const first = scaled(tokens, start, at + 1);
  const whole = addend(tokens, first.value, first.next) ?? first;
  return { ...scaled(tokens, whole.value, whole.next), isWord: true };
}

/** Whether a word is a number by itself. */
export function isNumberWord(plain: string): boolean {
  return wordValue(plain) !== undefined;
}

/** @returns the number that begins at a token, if one does. */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const token = tokens[at];
  if (token?.type === "word") return wordQuantity(tokens, at);
  return token?.type === "number" ? { ...scaled(tokens, valueOf(token.text), at + 1), isWord: false } : undefined;
}
