import { failAt, ok, type Result } from "#shared";
import { oldestInBin } from "../bin/bin.ts";
import type { PropertyInput } from "../contract.ts";
import { canBeSorted, type Property } from "./property.ts";
import { readValue } from "../values/read-value.ts";

/**
 * Brings an entity's properties to the given ones: known by their ids, or new. Those that aren't given are kept as
 * removed.
 * @param now UTC ISO text.
 * @returns INVALID with the path of a property: an unknown id, one that was removed more than 30 days ago, another type than before, a type that can't be sorted by, a
 * default that doesn't fit.
 */
export function mergeProperties(
  before: readonly Property[],
  given: readonly PropertyInput[],
  now: string,
): Result<Property[], "INVALID"> {
  const known = new Map(before.map((property) => [property.id, property]));
  let lastId = Math.max(0, ...before.map(({ id }) => Number(id.slice(1))));
  const merged: Property[] = [];
  for (const [index, one] of given.entries()) {
    const old = one.id === undefined ? undefined : known.get(one.id);
    const at = (message: string) => failAt("INVALID", message, { path: ["properties", one.name] });
    const isGone = old?.removedAt !== undefined && old.removedAt < oldestInBin(Date.parse(now));
    if (isGone) return at("This property was removed more than 30 days ago and can’t be restored");
    if (one.id !== undefined && !old) return at("The entity has no such property");
    if (old && old.type !== one.type) return at("The type of a property can’t be changed");
    if (one.isSortable && !canBeSorted(one.type)) return at("Rows can’t be sorted by a property of this type");
    known.delete(one.id ?? "");
    const former = old?.former && { former: old.former };
    const lacking = old?.lacksKeys && one.isSortable && { lacksKeys: old.lacksKeys };
    const property: Property = {
      ...one,
      ...former,
      ...lacking,
      id: old?.id ?? `p${(lastId += 1)}`,
      order: one.order ?? index + 1,
    };
    const fallback = readValue({ ...property, isRequired: false }, one.default);
    if (!fallback.ok) return at(`The default doesn’t fit: ${fallback.error.message}`);
    merged.push({ ...property, default: fallback.value ?? undefined });
  }
  const removed = [...known.values()].map((property) => Object.assign({ removedAt: now }, property));
  return ok([...merged, ...removed]);
}
