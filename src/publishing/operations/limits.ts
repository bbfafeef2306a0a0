import { findInJson } from "#shared";

/** The limits of a draft: items in one list, blocks in a page, and characters of JSON in total. */
export const MAX_ITEMS = 1000;
export const MAX_BLOCKS = 2000;
export const MAX_DRAFT_SIZE = 5_000_000;
/** The longest value of a meta tag. */
export const MAX_META = 10_000;

export const TOO_MANY_ITEMS = "A list has at most 1,000 items";
export const TOO_MANY_BLOCKS = "A page has at most 2,000 blocks";
export const TOO_LONG_META = "A meta tag has at most 10,000 characters";
export const TOO_LARGE_DRAFT = "A page holds at most 5 MB of content. Shorten something, or split it into two pages.";

const isLong = (value: object) => (Array.isArray(value) && value.length > MAX_ITEMS ? true : undefined);

/** @returns the path of the first list below a value that is longer than a draft may hold; undefined for none. */
export function longListIn(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  const long = findInJson(value, isLong);
  return long && [...path, ...long.path];
}

const sizes = new WeakMap<object, number>();

/** @returns the length of an object as JSON, measured once per object. */
function sizeOf(value: object): number {
  const known = sizes.get(value) ?? JSON.stringify(value).length;
  sizes.set(value, known);
  return known;
}

type Sized = { blocks: readonly object[]; metaTags: readonly object[]; annotations?: readonly object[] };

/** @returns the length of a draft's blocks, meta tags and annotations as JSON. */
export function draftSize({ blocks, metaTags, annotations = [] }: Sized): number {
  return [...blocks, ...metaTags, ...annotations].reduce((sum, one) => sum + sizeOf(one), 0);
}

/** The most of current values that a batch gets with its conflicts, in characters of JSON: each may be a whole block. */
export const MAX_RETURNED_SIZE = 20_000_000;
export const TOO_MUCH_RETURNED =
  "Others have changed too much of what this batch changes. Send its operations in parts.";

/** @returns the length of a value as JSON, without making the same text twice. */
export function valueSize(value: unknown): number {
  return typeof value === "object" && value !== null ? sizeOf(value) : String(value).length;
}
