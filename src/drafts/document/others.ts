import { actionOf, overlaps, type Operation, type LoggedOperation } from "#publishing";

const MAX_REMEMBERED = 500;

/** Who changed something last, as far as this browser knows. */
export type Author = { name: string; at?: string };

/** Adds others' operations; only the latest are remembered. */
export function remember(
  known: readonly LoggedOperation[],
  received: readonly LoggedOperation[],
  ownId: string,
): readonly LoggedOperation[] {
  const others = received.filter(({ clientId }) => clientId !== ownId);
  return others.length > 0 ? [...known, ...others].slice(-MAX_REMEMBERED) : known;
}

/** @returns the author of the latest change that overlaps an operation. */
export function authorOf(known: readonly LoggedOperation[], operation: Operation): Author | undefined {
  const latest = known.findLast((other) => overlaps(other, operation));
  return latest?.author ? { name: latest.author, at: latest.at } : undefined;
}

/** Whether someone else has done the same as an operation since a revision, such as moving the same block. */
export function wasDoneSince(
  known: readonly LoggedOperation[],
  { operation, revision }: { operation: Operation; revision: number },
): boolean {
  const action = actionOf(operation);
  return known.some((other) => other.revision > revision && actionOf(other) === action);
}
