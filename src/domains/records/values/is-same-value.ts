/** @returns whether two values are the same as JSON; a missing one is null. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
