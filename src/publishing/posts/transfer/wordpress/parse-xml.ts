import { XMLParser } from "fast-xml-parser";
import { isObject, type JsonObject } from "#shared/markup";

/** Only the five entities of XML are known: no file gets to define others, as the parser never sees a DOCTYPE. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  trimValues: false,
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000, maxExpandedLength: 50_000_000 },
});

/** Parses one element. @returns its children by name. @throws Error for anything that isn't well-formed. */
export function parseElement(xml: string, name: string): JsonObject {
  const parsed: unknown = parser.parse(xml);
  const element = isObject(parsed) ? parsed[name] : undefined;
  return isObject(element) ? element : {};
}

/** @returns the values of a name, which may be there once, several times, or not at all. */
export function valuesOf(element: JsonObject, name: string): unknown[] {
  const value = element[name];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** @returns the text of a parsed value; empty for none. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return isObject(value) && typeof value["#text"] === "string" ? value["#text"] : "";
}

/** @returns the text of the first element of a name; empty for none. */
export function textIn(element: JsonObject, name: string): string {
  return textOf(valuesOf(element, name)[0]);
}
