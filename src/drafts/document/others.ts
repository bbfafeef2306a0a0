import { overlaps, type Operation, type StoredOperation } from "#publishing";

const MAX_REMEMBERED = 500;

/** Who changed something last, as far as this browser has heard. */
export type Author = { name: string; at?: string };

/** Adds what was heard of others; only the latest is remembered. */
export function remember(
  known: readonly StoredOperation[],
  heard: readonly StoredOperation[],
  ownId: string,
): readonly StoredOperation[] {
  const others = heard.filter(({ clientId }) => clientId !== ownId);
  return others.length > 0 ? [...known, ...others].slice(-MAX_REMEMBERED) : known;
}

/** @returns whose change an operation met: the last one on the same ground. */
export function authorOf(known: readonly StoredOperation[], operation: Operation): Author | undefined {
  const met = known.findLast((other) => overlaps(other, operation));
  return met?.author ? { name: met.author, at: met.at } : undefined;
}
