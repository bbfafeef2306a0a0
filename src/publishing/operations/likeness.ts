import { isObject } from "#shared";

function commonStart(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let count = 0;
  while (count < length && a.charCodeAt(count) === b.charCodeAt(count)) count += 1;
  return count;
}

/** @param start so much at the beginning doesn't count. */
function commonEnd(a: string, b: string, start: number): number {
  const length = Math.min(a.length, b.length) - start;
  let count = 0;
  while (count < length && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count)) count += 1;
  return count;
}

/** How much of the longer text is unchanged around what was edited. */
function textLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const start = commonStart(a, b);
  return (start + commonEnd(a, b, start)) / Math.max(a.length, b.length);
}

function average(likenesses: readonly number[]): number {
  return likenesses.length === 0 ? 1 : likenesses.reduce((sum, one) => sum + one, 0) / likenesses.length;
}

function listLikeness(a: readonly unknown[], b: readonly unknown[]): number {
  if (a.length + b.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const one of a) counts.set(JSON.stringify(one), (counts.get(JSON.stringify(one)) ?? 0) + 1);
  const shared = b.filter((one) => {
    const text = JSON.stringify(one);
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left > 0;
  });
  return (2 * shared.length) / (a.length + b.length);
}

/** @returns how much two JSON values have in common, from 0 to 1: the more fields are equal, the more. Keys don't count. */
export function likeness(a: unknown, b: unknown): number {
  if (typeof a === "string" && typeof b === "string") return textLikeness(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return listLikeness(a, b);
  if (!isObject(a) || !isObject(b)) return a === b ? 1 : 0;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const own = (value: typeof a, name: string) => (Object.hasOwn(value, name) ? value[name] : undefined);
  return average(names.map((name) => likeness(own(a, name), own(b, name))));
}
