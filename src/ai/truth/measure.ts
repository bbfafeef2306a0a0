import { isNext, type Token } from "./tokens.ts";
import { unitOfSign, unitOfWord } from "./units.ts";

/** A number's unit, and the index of the token after it. */
type Measure = { unit: string; next: number };

/** Words between a number and its unit that change nothing. */
const BETWEEN: ReadonlySet<string> = new Set("full us working business school calendar percentage short".split(" "));
const PER_CENT: Readonly<Record<string, string>> = { per: "cent", por: "ciento" };

function signMeasure(tokens: readonly Token[], at: number): Measure | undefined {
  const unit = unitOfSign(tokens[at]?.plain ?? "");
  return unit === undefined ? undefined : { unit, next: at + 1 };
}

/** The unit in words like "30-day" and "12-month-old": the first of them. */
function wordMeasure(token: Token, next: number): Measure | undefined {
  const [first = ""] = token.plain.split("-", 1);
  const unit = unitOfWord(first, token.gap === "");
  return unit === undefined ? undefined : { unit, next };
}

/** @returns the unit that is right after a number. */
export function measureAt(tokens: readonly Token[], at: number): Measure | undefined {
  const token = tokens[at];
  if (!isNext(token)) return undefined;
  if (token.type === "sign") return signMeasure(tokens, at);
  if (token.type !== "word") return undefined;
  const following = tokens[at + 1];
  if (isNext(following) && PER_CENT[token.plain] === following.plain) return { unit: "percent", next: at + 2 };
  if (BETWEEN.has(token.plain) && following?.type === "word" && isNext(following)) {
    const measure = wordMeasure(following, at + 2);
    if (measure) return measure;
  }
  return wordMeasure(token, at + 1);
}

/** @returns the unit in front of a number: a currency. */
export function measureBefore(tokens: readonly Token[], at: number): { unit: string; start: number } | undefined {
  const before = tokens[at - 1];
  if (!before || !isNext(tokens[at])) return undefined;
  const currency = before.type === "sign" ? unitOfSign(before.plain) : undefined;
  if (currency !== undefined && currency !== "percent" && currency !== "times") {
    const isNamed = tokens[at - 2]?.plain === "us" && before.gap === "";
    return { unit: currency, start: isNamed ? at - 2 : at - 1 };
  }
  const isCode = before.type === "word" && /^(?:USD|EUR|GBP|JPY|CHF|MXN)$/.test(before.text);
  return isCode ? { unit: before.text, start: at - 1 } : undefined;
}
