import { instantOf } from "./instant.ts";
import type { ConditionStep, Rule } from "./steps.ts";
import { textOfValue, type Value, type Values } from "./values.ts";

const plain = (value: Value | undefined) => textOfValue(value).trim().toLowerCase();

/** Numbers are compared as numbers, dates as instants; undefined where the two can't be compared. */
function compare(one: Value | undefined, other: Value): number | undefined {
  const [left, right] = [plain(one), plain(other)];
  if (left === "" || right === "") return undefined;
  const numbers = [Number(left), Number(right)] as const;
  if (numbers.every((number) => !Number.isNaN(number))) return numbers[0] - numbers[1];
  const [before, after] = [instantOf(left), instantOf(right)];
  return before === undefined || after === undefined ? undefined : before - after;
}

/** Lists show true and false as they are, and texts as "yes" and "no": people enter either. */
const isFlag = (value: Value | undefined, other: Value) => typeof value === "boolean" && plain(other) === String(value);

const isEqual = (value: Value | undefined, other: Value) =>
  plain(value) === plain(other) || isFlag(value, other) || compare(value, other) === 0;

const TESTS: Record<Rule["is"], (value: Value | undefined, other: Value) => boolean> = {
  equals: isEqual,
  differs: (value, other) => !isEqual(value, other),
  contains: (value, other) => plain(value).includes(plain(other)),
  lacks: (value, other) => !plain(value).includes(plain(other)),
  starts: (value, other) => plain(value).startsWith(plain(other)),
  ends: (value, other) => plain(value).endsWith(plain(other)),
  above: (value, other) => (compare(value, other) ?? -1) > 0,
  below: (value, other) => (compare(value, other) ?? 1) < 0,
  filled: (value) => plain(value) !== "",
  empty: (value) => plain(value) === "",
};

/** Whether the values meet a condition. Texts are compared without regard to case and to spaces at their ends. */
export function isMet({ match, rules }: Pick<ConditionStep, "match" | "rules">, values: Values): boolean {
  const holds = ({ field, is, value }: Rule) =>
    TESTS[is](Object.hasOwn(values, field) ? values[field] : undefined, value);
  return match === "all" ? rules.every(holds) : rules.some(holds);
}
