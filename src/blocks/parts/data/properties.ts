import { formatDate, formatNumber, type Locale, type Texts } from "#shared";

/** The types of properties that are rendered differently. */
type PropertyType = "text" | "number" | "date" | "boolean" | "list" | "link";

/** The part of an entity's property that data blocks read (spec 3: id, title, order, isDisplay). */
export type Property = {
  id: string;
  /** The name in values and hidden properties. */
  name: string;
  title: string;
  order: number;
  /** Identifies rows: part of a row's name. */
  isDisplay: boolean;
  type: PropertyType;
};

type PropertyValue = string | number | boolean | readonly string[] | null | undefined;

/** An entity's names, from its administrators. */
export type EntityWords = { title: string; titlePlural: string };

/** One row of an entity: its values by the name of the property. */
export type Row = { id: string; values: Readonly<Record<string, PropertyValue>> };

const folded = (name: string) => name.trim().toLowerCase();

/**
 * @param hidden names, titles or ids of properties that the block leaves out (spec 3, hiddenProperties). Case is
 * ignored: a slip must not show what should be hidden.
 * @returns the properties to render, in order.
 */
export function visibleProperties(properties: readonly Property[], hidden: readonly string[] = []): Property[] {
  const left = new Set(hidden.map(folded));
  return properties
    .filter(({ id, name, title }) => ![id, name, title].some((one) => left.has(folded(one))))
    .toSorted((one, other) => one.order - other.order);
}

/** @returns the rendered properties that identify a row, in order (spec 2: confirmation card). */
export function displayProperties(properties: readonly Property[], hidden?: readonly string[]): Property[] {
  return visibleProperties(properties, hidden).filter(({ isDisplay }) => isDisplay);
}

/** @returns a value as text; "" for a missing one. */
export function valueText(value: PropertyValue, type: PropertyType, locale: Locale, words: Texts["rows"]): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return formatNumber(value, locale, 6);
  if (typeof value === "string") return (type === "date" ? formatDate(value, locale) : undefined) ?? value;
  return new Intl.ListFormat(locale, { type: "unit", style: "short" }).format(value);
}
