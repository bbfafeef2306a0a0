import { isObject } from "./json.ts";
import { cleanText } from "./text.ts";

/** Deeper values are no content of a page; they would only tire whoever walks them. */
const MAX_DEPTH = 40;
export const TOO_DEEP = `A value is nested at most ${MAX_DEPTH} levels deep`;

function nameFault(name: string): string | undefined {
  if (name === "__proto__") return "A name can't be __proto__";
  return cleanText(name) === name ? undefined : "A name has no U+0000 or half a character";
}

/** Finds what no JSON that we take may have, whatever it is for. @returns the place of the first fault, as texts. */
export function jsonFault(value: unknown, path: string[] = []): { path: string[]; message: string } | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (path.length === MAX_DEPTH) return { path, message: TOO_DEEP };
  for (const [name, inner] of Object.entries(value)) {
    const place = [...path, name];
    const message = isObject(value) ? nameFault(name) : undefined;
    const fault = message === undefined ? jsonFault(inner, place) : { path: place, message };
    if (fault) return fault;
  }
  return undefined;
}
