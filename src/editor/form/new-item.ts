import type { Operation, Path } from "#publishing";
import { isObject, type JsonObject } from "#shared";
import type { FieldSpec } from "./field-spec.ts";

/**
 * Makes the content of a new item: the initial values of its fields.
 * @param items those already in the list.
 */
export function newItem(fields: readonly FieldSpec[], items: readonly unknown[]): JsonObject {
  const started = fields.flatMap(({ name, initial }) => (initial ? [[name, initial(items)]] : []));
  return Object.fromEntries(started);
}

/**
 * Finds the items below a value that lack an assigned value (`isAssigned`: the ids of the header's links).
 * @returns the operations that set it.
 */
export function missingValues(
  fields: readonly FieldSpec[],
  value: unknown,
  address: { key: string; path: Path },
): Operation[] {
  if (!isObject(value)) return [];
  return fields.flatMap((field) => {
    const path = [...address.path, field.name];
    const own = value[field.name];
    if (field.control === "object") return missingValues(field.fields, own, { key: address.key, path });
    if (field.control !== "list" || !Array.isArray(own)) return [];
    return own.filter(isObject).flatMap((item) => {
      const at = { key: address.key, path: [...path, String(item.key)] };
      return missingInItem(field.fields, item, own, at).concat(missingValues(field.fields, item, at));
    });
  });
}

function missingInItem(
  fields: readonly FieldSpec[],
  item: JsonObject,
  items: readonly unknown[],
  { key, path }: { key: string; path: Path },
): Operation[] {
  return fields.flatMap(({ name, isAssigned, initial }): Operation[] => {
    if (!isAssigned || !initial || (item[name] !== undefined && item[name] !== null)) return [];
    return [{ type: "set", key, path: [...path, name], value: initial(items) }];
  });
}
