import { isObject } from "#shared";

function commonStart(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let count = 0;
  while (count < length && a.charCodeAt(count) === b.charCodeAt(count)) count += 1;
  return count;
}

/** @param start the number of characters at the beginning that don't count. */
function commonEnd(a: string, b: string, start: number): number {
  const length = Math.min(a.length, b.length) - start;
  let count = 0;
  while (count < length && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count)) count += 1;
  return count;
}

/** The share of the longer text that is unchanged around the edited part. */
function textSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const start = commonStart(a, b);
  return (start + commonEnd(a, b, start)) / Math.max(a.length, b.length);
}

function average(similarities: readonly number[]): number {
  return similarities.length === 0 ? 1 : similarities.reduce((sum, one) => sum + one, 0) / similarities.length;
}

function listSimilarity(a: readonly unknown[], b: readonly unknown[]): number {
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

/** @returns how similar two JSON values are, from 0 to 1: the average over their fields. Keys don't count. */
export function similarity(a: unknown, b: unknown): number {
  if (typeof a === "string" && typeof b === "string") return textSimilarity(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return listSimilarity(a, b);
  if (!isObject(a) || !isObject(b)) return a === b ? 1 : 0;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const own = (value: typeof a, name: string) => (Object.hasOwn(value, name) ? value[name] : undefined);
  return average(names.map((name) => similarity(own(a, name), own(b, name))));
}
