import type { ListedRow } from "../../contract.ts";
import { presentProperties, type Entity } from "../../entities/property.ts";
import { shownValue } from "./shown-value.ts";

/** @returns what people know a row by: its display properties, or the first one that has a value. */
export function rowTitle(entity: Pick<Entity, "properties">, { values }: Pick<ListedRow, "values">): string {
  const properties = presentProperties(entity).filter(({ type }) => type !== "reference" && type !== "image");
  const display = properties.filter(({ isDisplay }) => isDisplay);
  const texts = (all: typeof properties) => all.map((one) => shownValue(one, values[one.name])).filter(Boolean);
  const shown = texts(display).join(", ") || texts(properties)[0];
  return shown ? shown.slice(0, 200) : "Untitled row";
}
