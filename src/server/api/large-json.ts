import { findInJson, isObject, TOO_DEEP, type JsonObject } from "#shared/markup";
import type { Steps } from "#shared";
import { isNestedBeyond } from "./nesting.ts";
import { readJson, type JsonFault } from "./read-json.ts";

/** More fields than any body has. */
const MAX_FIELDS = 100;

/**
 * The most values in a large body: more would take too long wherever they are walked through. Those of objects with more
 * names than any block's count for several, as a name takes several times as long there.
 */
const MAX_VALUES = 500_000;
const MANY_NAMES = 100;
const NAME_WEIGHT = 5;

const TOO_MANY_VALUES = "This is too much: a body of more than 1 MB has at most 500,000 values";
const NOT_ACCEPTED = "This route doesn’t accept the body";

/** A body as JSON texts of its fields; a list has one for each entry. */
export type JsonPieces = { pieces: [field: string, text: string | string[]][]; isCut: boolean };

/** @returns the path of the object or list with which there are too many values. */
function tooManyIn(value: unknown): string[] | undefined {
  let count = 0;
  const isTooMuch = (inner: object) => {
    const isList = Array.isArray(inner);
    const { length } = isList ? inner : Object.keys(inner);
    count += isList || length <= MANY_NAMES ? length : NAME_WEIGHT * length;
    return count > MAX_VALUES || undefined;
  };
  return findInJson(value, isTooMuch)?.path;
}

/** More levels than any body has. Parsing millions of them takes seconds and a gigabyte. */
const MAX_LEVELS = 1000;

/** Reads the JSON of a large body in a worker. @returns pieces that each can be parsed in a turn of the event loop. */
export function readPieces(text: string): JsonPieces | JsonFault {
  if (isNestedBeyond(text, MAX_LEVELS)) return { path: [], message: TOO_DEEP };
  const read = readJson(text);
  if (!("value" in read)) return read;
  const { value, isCut } = read;
  if (!isObject(value) || Object.keys(value).length > MAX_FIELDS) return { path: [], message: NOT_ACCEPTED };
  const tooMany = tooManyIn(value);
  if (tooMany) return { path: tooMany, message: TOO_MANY_VALUES };
  const write = (field: unknown) =>
    Array.isArray(field) ? field.map((entry) => JSON.stringify(entry)) : JSON.stringify(field);
  return { pieces: Object.entries(value).map(([name, field]) => [name, write(field)]), isCut };
}

/** Parses the pieces of a body one after the other. */
export function* joinPieces({ pieces }: JsonPieces): Steps<JsonObject> {
  const body: JsonObject = {};
  for (const [name, text] of pieces) {
    yield;
    if (typeof text === "string") {
      body[name] = JSON.parse(text);
      continue;
    }
    const entries: unknown[] = [];
    for (const entry of text) {
      yield;
      entries.push(JSON.parse(entry));
    }
    body[name] = entries;
  }
  return body;
}
