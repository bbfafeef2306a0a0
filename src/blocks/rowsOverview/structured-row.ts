import { textsFor } from "#shared";
import type { BlockFacts } from "../define-block.ts";
import { rowDescription, rowImage, rowName, type RowPage } from "../parts/data/properties.ts";

/** A row as schema.org's most general type: entities are the owner's own. @returns undefined for a row without a name. */
export function structuredRow({ properties, row }: RowPage, { absolute, locale }: BlockFacts): object | undefined {
  const context = { locale, texts: textsFor(locale) };
  const name = rowName(row, properties, context);
  if (!name) return undefined;
  const image = rowImage(row, properties);
  const description = rowDescription(row, properties, context);
  return { "@context": "https://schema.org", "@type": "Thing", name, description, image: image && absolute(image) };
}
