import type { QueryClient } from "@tanstack/react-query";
import type { Property } from "../../entities/property.ts";
import { readValue } from "../../values/read-value.ts";
import { isSource } from "../../writing/text-source.ts";
import { givenOf, type Entered } from "../values/entered.ts";
import { shownValue } from "../values/shown-value.ts";
import { rowTitlesQuery } from "../values/use-row-titles.ts";

/** The fields of a row's form: its properties and what they show now. */
export type RowFields = { tenant: string; properties: readonly Property[]; valueOf: (property: Property) => Entered };

/** What a field shows, as people read it; a reference only where its title has been loaded. */
function textOf(property: Property, entered: Entered, tenant: string, client: QueryClient): string {
  const { entity = "" } = property;
  if (property.type === "reference") {
    const id = String(entered);
    return client.getQueryData(rowTitlesQuery({ tenant, entity }, [id]).queryKey)?.get(id) ?? "";
  }
  const read = readValue(property, givenOf(property, entered));
  return read.ok ? shownValue(property, read.value) : String(entered);
}

/** @returns what a model is given for a text: what the form's fields show, by the name of the property. */
export function shownTexts(
  { tenant, properties, valueOf }: RowFields,
  target: Property,
  client: QueryClient,
): Record<string, string> {
  const sources = properties.filter((property) => isSource(property, target));
  const texts = sources.map((one) => [one.name, textOf(one, valueOf(one), tenant, client)] as const);
  return Object.fromEntries([...texts, [target.name, String(valueOf(target))] as const].filter(([, text]) => text));
}
