import { keysOf } from "#shared";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges what someone entered with what has been stored since.
 * @param base the fields that they began with.
 * @returns each field from the side that changed it; `mine` where both did.
 */
export function mergeForm<Form extends object>(base: Form, mine: Form, theirs: Form): Form {
  const merged = { ...mine };
  for (const key of keysOf(mine)) {
    if (isSame(mine[key], base[key])) merged[key] = theirs[key];
  }
  return merged;
}
