import type { Property } from "../entities/property.ts";

const fold = (text: string) => text.normalize("NFKC").trim().toLowerCase();

/** @returns the headings of an export: titles, but the name of a property whose title means another one too. */
export function headingsOf(properties: readonly Property[]): string[] {
  const claims = Map.groupBy(
    properties.flatMap(({ id, name, title }) => [...new Set([fold(name), fold(title)])].map((text) => ({ id, text }))),
    ({ text }) => text,
  );
  return properties.map(({ name, title }) => ((claims.get(fold(title))?.length ?? 0) > 1 ? name : title));
}

/**
 * Finds the property of each column.
 * @param chosen a property's name by a column's heading, "" for none: it comes before the heading itself.
 * @returns by column the property with its name or title, whatever the case; each property once, undefined for none.
 */
export function matchColumns(
  properties: readonly Property[],
  headings: readonly string[],
  chosen: Readonly<Record<string, string>>,
): (Property | undefined)[] {
  const byName = new Map(properties.flatMap((one) => [[fold(one.title), one] as const]));
  for (const one of properties) byName.set(fold(one.name), one);
  const taken = new Set<Property>();
  return headings.map((heading) => {
    const wanted = Object.hasOwn(chosen, heading) ? (chosen[heading] ?? "") : heading;
    const property = byName.get(fold(wanted));
    if (!property || taken.has(property)) return undefined;
    taken.add(property);
    return property;
  });
}
