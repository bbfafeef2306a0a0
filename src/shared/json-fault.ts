import { findInJson, isObject, type JsonObject } from "./json.ts";
import { cleanText } from "./text.ts";

/** Deeper values aren't page content, and would only cost time to walk. */
const MAX_DEPTH = 40;
export const TOO_DEEP = `A value is nested at most ${MAX_DEPTH} levels deep`;

function nameFault(name: string): string | undefined {
  if (name === "__proto__") return "A name can’t be __proto__";
  return cleanText(name) === name ? undefined : "A name can’t contain U+0000 or half a surrogate pair";
}

type Fault = { path: string[]; message: string };

function faultOf(value: JsonObject | readonly unknown[], depth: number): Fault | undefined {
  if (depth === MAX_DEPTH) return { path: [], message: TOO_DEEP };
  if (!isObject(value)) return undefined;
  for (const name of Object.keys(value)) {
    const message = nameFault(name);
    if (message !== undefined) return { path: [name], message };
  }
  return undefined;
}

/** Finds what no JSON from outside may contain. @returns the first fault and its path, as strings. */
export function jsonFault(value: unknown): Fault | undefined {
  const fault = findInJson(value, faultOf);
  return fault && { path: [...fault.path, ...fault.found.path], message: fault.found.message };
}
