import { formatDate, formatMoney, formatNumber, formatTime, type Locale, type Texts } from "#shared";

/** The types of properties that are rendered differently. */
type PropertyType =
  | "text"
  | "number"
  | "money"
  | "date"
  | "dateTime"
  | "boolean"
  | "list"
  | "link"
  | "email"
  | "phone"
  | "image";

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
  /** Of money, whose values are in its smallest unit. */
  currency?: string;
  /** Lists can be sorted by it. */
  isSortable?: boolean;
};

type PropertyValue = string | number | boolean | readonly string[] | null | undefined;

/** An entity's names, from its administrators. */
export type EntityWords = { title: string; titlePlural: string };

/** One row of an entity: its values by the name of the property. */
export type Row = {
  id: string;
  values: Readonly<Record<string, PropertyValue>>;
  /** The row's own page, where it has one. */
  href?: string;
  /** Where values lead that are the names of other rows, by the name of the property. */
  links?: Readonly<Record<string, string>>;
};

/** One row. */
export type RowPage = { entity: EntityWords; properties: readonly Property[]; row: Row };

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

/** The most characters of a description in search results. */
const MAX_DESCRIPTION = 160;

/** @returns what search results say of a row: its first text that isn't its name, shortened; undefined for none. */
export function rowDescription(row: Row, properties: readonly Property[], context: WordContext): string | undefined {
  const name = rowName(row, properties, context);
  const texts = visibleProperties(properties)
    .filter(({ type }) => type === "text")
    .map((one) => valueText(row.values[one.name], one, context.locale, context.texts.rows))
    .filter((text) => text !== "" && text !== name);
  // The longest says most: a text of a word or two describes nothing.
  const [longest] = texts.toSorted((one, other) => other.length - one.length);
  if (longest === undefined || longest.length <= MAX_DESCRIPTION) return longest?.replaceAll("\n", " ");
  return `${longest.slice(0, MAX_DESCRIPTION - 1).replaceAll("\n", " ").replace(/\s+\S*$/, "")}…`;
}

/** @returns the address of a row's first picture. */
export function rowImage(row: Row, properties: readonly Property[]): string | undefined {
  const images = visibleProperties(properties).filter(({ type }) => type === "image");
  return images.map(({ name }) => row.values[name]).find((value) => typeof value === "string");
}

function dateText(value: string, type: PropertyType, locale: Locale): string | undefined {
  if (type === "dateTime") return formatTime(value, locale);
  return type === "date" ? formatDate(value, locale) : undefined;
}

/** The language that values are written in. */
type WordContext = { locale: Locale; texts: Pick<Texts, "rows"> };

/** @returns a row's name: its first display property that has a value, as text; "" where there is none. */
export function rowName(
  row: Row,
  properties: readonly Property[],
  { locale, texts }: WordContext,
): string {
  const names = displayProperties(properties).map((one) => valueText(row.values[one.name], one, locale, texts.rows));
  return names.find(Boolean) ?? "";
}

/** @returns the rendered properties that identify a row, in order (spec 2: confirmation card). */
export function displayProperties(properties: readonly Property[], hidden?: readonly string[]): Property[] {
  return visibleProperties(properties, hidden).filter(({ isDisplay }) => isDisplay);
}

/** The part of a property that its values' text depends on. */
type Kind = Pick<Property, "type" | "currency">;

/** @returns a value as text; "" for a missing one. */
export function valueText(value: PropertyValue, kind: Kind, locale: Locale, words: Texts["rows"]): string {
  const { type, currency = "" } = kind;
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return type === "money" ? formatMoney(value, currency, locale) : formatNumber(value, locale, 6);
  if (typeof value === "string") return dateText(value, type, locale) ?? value;
  return new Intl.ListFormat(locale, { type: "unit", style: "short" }).format(value);
}
