import { findInJson, isObject, jsonFault, parseJson, TOO_DEEP } from "#shared/markup";

/** No valid body has a longer list; a schema would check each entry before it checks their number. */
const MAX_ENTRIES = 2000;

/** What is wrong with a body, and where: a list that is longer than any may be has no message. */
export type JsonFault = { path: string[]; message?: string };

/** A body that was read; `isCut` when one of its own lists was too long. */
export type ReadJson = { value: unknown; isCut: boolean };

const isLong = (value: unknown) => Array.isArray(value) && value.length > MAX_ENTRIES + 1;

/** Cuts a body's own lists to one entry too many, which a schema refuses in its own words. */
function cutLists(body: unknown): unknown {
  if (!isObject(body) || !Object.values(body).some(isLong)) return body;
  const cut = (value: unknown) => (Array.isArray(value) ? value.slice(0, MAX_ENTRIES + 1) : value);
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, cut(value)]));
}

/** Reads the JSON of a body. An empty one asks for the defaults. @returns its value, or what no body may contain. */
export function readJson(text: string): ReadJson | JsonFault {
  const json = parseJson(text || "{}");
  if (!json.ok) {
    const isTooDeep = json.error.cause instanceof RangeError;
    return { path: [], message: isTooDeep ? TOO_DEEP : `The body isn’t valid JSON: ${json.error.message}` };
  }
  const fault = jsonFault(json.value);
  if (fault) return fault;
  const value = cutLists(json.value);
  const long = findInJson(value, (inner) => isLong(inner) || undefined);
  return long ? { path: long.path } : { value, isCut: value !== json.value };
}
