import { isNext, type Token } from "./tokens.ts";
import { isCurrency, isTime, unitOfSign, unitOfWord } from "./units.ts";

/** A number's unit, and the index of the token after it. */
type Measure = { unit: string; next: number };

/** Words between a number and its unit that change nothing. */
const BETWEEN: ReadonlySet<string> = new Set("full us working business school calendar percentage short".split(" "));
/** Words between an amount and the time that it pays for. */
const PER: ReadonlySet<string> = new Set("a an per each every / al la por cada".split(" "));
const PERIODS: ReadonlyMap<string, string> = new Map([
  ["hourly", "hour"],
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["mensual", "month"],
  ["mensuales", "month"],
  ["yearly", "year"],
  ["annually", "year"],
  ["anual", "year"],
  ["anuales", "year"],
]);
/** The most words between an amount and its time. */
const PERIOD = 3;
const PER_CENT: Readonly<Record<string, string>> = {
  per: "cent",
  por: "ciento",
  pour: "cent",
  في: "المئة",
};

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
  const isCode = before.type === "word" && isCurrency(before.text) && unitOfWord(before.plain, false) === before.text;
  return isCode ? { unit: before.text, start: at - 1 } : undefined;
}

/** @returns the time that an amount of money right before pays for: "a month", "/month", "per user per month", "monthly". */
export function periodAt(tokens: readonly Token[], at: number): Measure | undefined {
  const adverb = isNext(tokens[at]) ? PERIODS.get(tokens[at].plain) : undefined;
  if (adverb !== undefined) return { unit: adverb, next: at + 1 };
  for (let next = at; next < at + PERIOD; next += 1) {
    const [per, time] = tokens.slice(next, next + 2);
    if (!isNext(per) || !isNext(time) || (next === at && !PER.has(per.plain))) return undefined;
    const unit = PER.has(per.plain) ? unitOfWord(time.plain, false) : undefined;
    if (unit !== undefined && isTime(unit)) return { unit, next: next + 2 };
  }
  return undefined;
}
