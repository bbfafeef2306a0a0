import { convertValue } from "./convert-value.ts";
import { presentProperties, type Entity } from "../entities/property.ts";
import type { RowData } from "../values/read-values.ts";

/**
 * The values of a row that may not be converted yet: where the type of a property changed a moment ago, its value is made
 * from the former one. A value that doesn't fit is left out.
 * @param data as the row is stored. @returns the same object where nothing is to be converted.
 */
export function currentData(entity: Pick<Entity, "properties">, data: RowData): RowData {
  if (!entity.properties.some(({ former }) => former)) return data;
  const current = { ...data };
  for (const property of presentProperties(entity)) {
    const { id, former } = property;
    if (!former || Object.hasOwn(data, id) || !Object.hasOwn(data, former.id)) continue;
    const converted = convertValue(former, property, data[former.id] ?? null);
    current[id] = converted.ok ? converted.value : null;
  }
  return current;
}
