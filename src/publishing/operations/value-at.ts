import { isObject, type JsonObject } from "#shared";
import { findByKey } from "./draft.ts";
import { isObjectList } from "./keys.ts";
import type { Path } from "./operation.ts";

/** @returns what a path of a draft's block leads to; undefined where nothing is. */
export function valueAt(block: JsonObject, path: Path): unknown {
  return path.reduce<unknown>((value, name) => {
    if (isObjectList(value)) return findByKey(value, name);
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, block);
}
