import { valueText, visibleProperties, type Property, type Row } from "../parts/data/properties.ts";
import type { RowList } from "../parts/data/row-list.ts";
import type { Locale, Texts } from "#shared";

/** The most properties that a card lists. */
const MAX_FACTS = 4;
/** A text of more characters describes a row; a property with shorter ones is a fact about it, unless they are sentences. */
const MIN_TEXT = 60;
/** A text of more characters needs several lines in a narrow column. */
const MAX_NARROW = 30;

function describes(text: unknown): boolean {
  if (typeof text !== "string") return false;
  return text.length > MIN_TEXT || (text.length > MAX_NARROW && /[.!?…]["”’»)]?$/.test(text));
}

/** What a card shows of a row; the title is the row's name, or else what an entry is called. */
type RowParts = {
  title: string;
  /** Everything else that identifies it. */
  second: string;
  picture?: string;
  text?: string;
  facts: Property[];
};

/** @returns whether a row of a page of a list has a picture: all of them have room for one then. */
export const hasPictures = ({ rows, properties }: Pick<RowList, "rows" | "properties">): boolean =>
  properties.some(({ type, name }) => type === "image" && rows.some(({ values }) => Boolean(values[name])));

/**
 * @returns the property that describes the rows of a page of a list: the first text that says a sentence or more about any
 * of them; undefined for none.
 */
export function describing({ rows, properties }: Pick<RowList, "rows" | "properties">): Property | undefined {
  return visibleProperties(properties).find(
    ({ type, isDisplay, name }) => type === "text" && !isDisplay && rows.some(({ values }) => describes(values[name])),
  );
}

/** @returns whether a property of a page of a list has texts that want a wide column. */
export const isWordy = ({ rows }: Pick<RowList, "rows">, { name, type }: Property): boolean =>
  type === "text" && rows.some(({ values }) => String(values[name] ?? "").length > MAX_NARROW);

type Words = { locale: Locale; texts: Pick<Texts, "rows"> };

/**
 * @param entry what an entry without a name is called.
 * @param described the property that `describing` found.
 * @returns the parts of a row, each property in one of them at most.
 */
export function rowParts(
  row: Row,
  properties: readonly Property[],
  { locale, texts, entry, described }: Words & { entry: string; described?: Property },
): RowParts {
  const textOf = (one: Property) => valueText(row.values[one.name], one, locale, texts.rows);
  const given = visibleProperties(properties).filter((one) => textOf(one) !== "");
  const image = given.find(({ type }) => type === "image");
  const [titled, ...seconds] = given.filter(({ isDisplay, type }) => isDisplay && type !== "image");
  const used = new Set([titled?.id, described?.id, ...seconds.map(({ id }) => id)]);
  const picture = image && row.values[image.name];
  const isFact = (one: Property) =>
    !used.has(one.id) && one.type !== "image" && !(one.type === "text" && textOf(one).length > MIN_TEXT);
  return {
    title: titled ? textOf(titled) : entry,
    second: seconds.map(textOf).join(" · "),
    picture: typeof picture === "string" ? picture : undefined,
    text: described && (textOf(described) || undefined),
    facts: given.filter(isFact).slice(0, MAX_FACTS),
  };
}
