import type { Property } from "./property.ts";

const fold = (text: string) => text.normalize("NFKC").trim().toLowerCase();

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
