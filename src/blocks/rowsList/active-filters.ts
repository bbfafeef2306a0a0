import type { Locale, Texts } from "#shared";
import { valueText } from "../parts/data/properties.ts";
import type { ListFilter } from "../parts/data/row-list.ts";

type Words = Texts["rows"];

/** A condition of a list: its name in the query, and what visitors read of it. */
type ActiveFilter = { name: string; text: string };

/** A value of an address as text: "10.5" of money is an amount in whole units. */
function textOf({ type, currency, decimals }: ListFilter, value: string, locale: Locale, words: Words): string {
  if (type === "choice") return value;
  if (type === "boolean") return /^(?:true|on|1|yes)$/i.test(value) ? words.yes : words.no;
  if (type === "date") return valueText(value, { type }, locale, words);
  const number = Number(value.replace(",", "."));
  if (!Number.isFinite(number)) return value;
  const amount = type === "money" ? Math.round(number * 10 ** decimals) : number;
  return valueText(amount, { type, currency }, locale, words);
}

/** @returns the conditions that a list has, in the order of its filters. */
export function activeFilters(filters: readonly ListFilter[], locale: Locale, words: Words): ActiveFilter[] {
  const patterns = { is: words.filterIs, from: words.filterFrom, to: words.filterTo };
  return filters.flatMap((filter) =>
    filter.fields.flatMap(({ bound, name, value }) => {
      if (value === undefined) return [];
      const text = textOf(filter, value, locale, words);
      return [{ name, text: patterns[bound].replace("{title}", () => filter.title).replace(/\{value\}$/, () => text) }];
    }),
  );
}
