import type { Assertion } from "./claim.ts";
import { countedAt, isCountClaim } from "./counting.ts";
import { measureAt, measureBefore, periodAt } from "./measure.ts";
import { quantityAt, type Quantity } from "./quantity.ts";
import type { Token } from "./tokens.ts";
import { amountKeys, isCurrency, isTime } from "./units.ts";
import { clockAt } from "./clocks.ts";

/** The assertion that a figure makes, and the index of the token after it. */
type Found = { assertion: Assertion; next: number };

const LIMITS = new Set("within in under over nearly almost takes take than saves save de en casi".split(" "));
const SHORT_TIMES = new Set(["second", "minute", "hour"]);
const RANGE = /^\s?[\u2013\u2014-]\s?$/;

function found(tokens: readonly Token[], start: number, next: number, needs: string[][], isClaim = true): Found {
  const first = tokens[start];
  const last = tokens[next - 1];
  return { assertion: { kind: "number", start: first?.start ?? 0, end: last?.end ?? 0, needs, isClaim }, next };
}

/** The index after "to", "out of", a dash or a slash, where a second number may follow. */
function behindJoint(tokens: readonly Token[], at: number, joints: RegExp): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.type === "number" && RANGE.test(token.gap)) return joints.test("-") ? at : undefined;
  const pair = `${token.plain} ${tokens[at + 1]?.plain ?? ""}`;
  if (joints.test(pair)) return at + 2;
  return joints.test(token.plain) ? at + 1 : undefined;
}

/** @returns the key of a price for which no time is named: it is known as that of any. */
function withoutTime(amount: string): string {
  return `${amount}/`;
}

/** Nine out of ten, 4.9/5, 24/7, one in three. */
function ratioAt(tokens: readonly Token[], start: number, { value, next }: Quantity): Found | undefined {
  const at = behindJoint(tokens, next, /^(?:out of|de cada|\/|in|of|von|sur)$/);
  const second = at === undefined ? undefined : quantityAt(tokens, at);
  if (!second || typeof value !== "number" || typeof second.value !== "number") return undefined;
  const isLoose = ["in", "of", "von"].includes(tokens[next]?.plain ?? "");
  if (isLoose && (value >= second.value || second.value > 1000)) return undefined;
  const { nouns, end } = countedAt(tokens, second.next);
  return found(tokens, start, nouns.length > 0 && isLoose ? end : second.next, [[`${value}/${second.value}`]]);
}

/** 10 to 15 minutes: both numbers have the unit. */
function rangeAt(tokens: readonly Token[], start: number, { value, next }: Quantity): Found | undefined {
  const isBetween = ["between", "entre", "zwischen"].includes(tokens[start - 1]?.plain ?? "");
  const at = behindJoint(tokens, next, isBetween ? /^(?:and|y|und|et)$/ : /^(?:-|to|or|a|bis|à|oder|ou)$/);
  const second = at === undefined ? undefined : quantityAt(tokens, at);
  const before = measureBefore(tokens, start);
  if (!second || second.value === value) return undefined;
  const measure = measureAt(tokens, second.next) ?? (before && { unit: before.unit, next: second.next });
  if (!measure) return undefined;
  const needs = [value, second.value].map((one) => amountKeys(one, measure.unit));
  const { assertion, next: end } = found(tokens, before?.start ?? start, measure.next, needs);
  const bare = [value, second.value].map((one) => `${one}|`);
  const gives = [...bare, ...needs.flat().flatMap((amount) => [amount, withoutTime(amount)])];
  return { assertion: { ...assertion, gives }, next: end };
}

/** Whether a small number in words says a time that can be wrong: not "one day". */
function isTimeClaim(tokens: readonly Token[], start: number, { value, isWord }: Quantity, unit: string): boolean {
  return !isWord || value !== 1 || !isTime(unit) || SHORT_TIMES.has(unit) || LIMITS.has(tokens[start - 1]?.plain ?? "");
}

function measuredAt(tokens: readonly Token[], start: number, quantity: Quantity): Found | undefined {
  const before = measureBefore(tokens, start);
  const plus = tokens[quantity.next];
  const next = plus?.plain === "+" && plus.gap === "" ? quantity.next + 1 : quantity.next;
  const measure = before ? undefined : measureAt(tokens, next);
  const unit = before?.unit ?? measure?.unit;
  if (unit === undefined) return undefined;
  const isClaim = isTimeClaim(tokens, start, quantity, unit);
  const after = measure?.next ?? next;
  const amount = `${quantity.value}|${unit}`;
  if (!isCurrency(unit)) {
    return found(tokens, before?.start ?? start, after, [amountKeys(quantity.value, unit)], isClaim);
  }
  return pricedAt(tokens, before?.start ?? start, after, amount);
}

/** An amount of money, with the time that it pays for: a price per month isn't one per year. */
function pricedAt(tokens: readonly Token[], start: number, at: number, amount: string): Found {
  const [anyTime, period] = [withoutTime(amount), periodAt(tokens, at)];
  const price = `${anyTime}${period?.unit ?? ""}`;
  const needs = period ? [[amount], [price, anyTime]] : [[amount]];
  const { assertion, next } = found(tokens, start, period?.next ?? at, needs);
  return { assertion: { ...assertion, gives: [amount, price] }, next };
}

function countAt(tokens: readonly Token[], start: number, quantity: Quantity): Found {
  const plus = tokens[quantity.next];
  const next = plus?.plain === "+" && plus.gap === "" ? quantity.next + 1 : quantity.next;
  const counted = countedAt(tokens, next);
  const isClaim = isCountClaim(tokens, start, quantity, counted);
  const nouns = counted.nouns.length > 0 ? counted.nouns : [""];
  const keys = nouns.map((noun) => `${quantity.value}|${noun}`);
  const end = counted.nouns.length > 0 ? counted.end : next;
  return found(tokens, start, Math.max(end, next), [keys], isClaim);
}

/** In half an hour, within a week. */
function articleTimeAt(tokens: readonly Token[], start: number): Found | undefined {
  const isHalf = ["half", "media"].includes(tokens[start]?.plain ?? "");
  if (tokens[start]?.plain === "half-hour") return found(tokens, start, start + 1, [amountKeys(0.5, "hour")]);
  const article = tokens[isHalf && tokens[start]?.plain === "half" ? start + 1 : start];
  if (!isHalf && !LIMITS.has(tokens[start - 1]?.plain ?? "")) return undefined;
  if (!/^(?:an?|una?|media)$/.test(article?.plain ?? "")) return undefined;
  const measure = measureAt(tokens, article === tokens[start] ? start + 1 : start + 2);
  if (!measure || !isTime(measure.unit)) return undefined;
  return found(tokens, start, measure.next, [amountKeys(isHalf ? 0.5 : 1, measure.unit)]);
}

function phoneAt(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  return token?.type === "phone"
    ? found(tokens, at, at + 1, [[`phone|${token.text.replaceAll(/\D/g, "")}`]])
    : undefined;
}

function numberAt(tokens: readonly Token[], at: number): Found | undefined {
  const clock = clockAt(tokens, at);
  const special =
    (clock && found(tokens, at, clock.next, [[clock.key]])) ?? phoneAt(tokens, at) ?? articleTimeAt(tokens, at);
  const quantity = special ? undefined : quantityAt(tokens, at);
  if (!quantity) return special;
  return (
    ratioAt(tokens, at, quantity) ??
    rangeAt(tokens, at, quantity) ??
    measuredAt(tokens, at, quantity) ??
    countAt(tokens, at, quantity)
  );
}

/** @returns every figure of a text with what it counts: amounts, shares, times, phone numbers. */
export function numbersIn(tokens: readonly Token[]): Assertion[] {
  const numbers: Assertion[] = [];
  let at = 0;
  while (at < tokens.length) {
    const number = numberAt(tokens, at);
    if (number) numbers.push(number.assertion);
    at = number ? Math.max(number.next, at + 1) : at + 1;
  }
  return numbers;
}
