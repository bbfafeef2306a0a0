import { isObject } from "#shared";

function commonStart(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let count = 0;
  while (count < length && a[count] === b[count]) count += 1;
  return count;
}

function commonEnd(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let count = 0;
  while (count < length && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
}

/** How much of the longer text stands unchanged around what was edited. */
function textLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const start = commonStart(a, b);
  return (start + commonEnd(a.slice(start), b.slice(start))) / Math.max(a.length, b.length);
}

function average(likenesses: readonly number[]): number {
  return likenesses.length === 0 ? 1 : likenesses.reduce((sum, one) => sum + one, 0) / likenesses.length;
}

function listLikeness(a: readonly unknown[], b: readonly unknown[]): number {
  const texts = a.map((one) => JSON.stringify(one));
  const shared = b.filter((one) => {
    const place = texts.indexOf(JSON.stringify(one));
    if (place >= 0) texts.splice(place, 1);
    return place >= 0;
  });
  return a.length + b.length === 0 ? 1 : (2 * shared.length) / (a.length + b.length);
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
