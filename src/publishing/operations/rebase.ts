import { apply } from "./apply.ts";
import { isSame } from "./canonical.ts";
import { findByKey, markAt, tagIn, type DraftState } from "./draft.ts";
import type { Operation, Path } from "./operation.ts";
import type { Outcome } from "./outcome.ts";
import { walk } from "./walk.ts";

/** An operation of the page's log, as accepted. */
export type LoggedOperation = Operation & { clientId: string };

/** An operation that came back, why, and what stands in its place. */
export type Conflict = { operation: Operation; reason: "changed" | "removed" | "exists"; currentValue: unknown };

/** A client's operations, made without knowing those that others had accepted `since`. */
export type Batch = { clientId: string; operations: readonly Operation[]; since: readonly LoggedOperation[] };

/** What came of a batch: the new state, what is to be logged, and what came back. */
export type Rebased =
  | { ok: true; state: DraftState; accepted: Operation[]; conflicts: Conflict[] }
  | { ok: false; message: string; path: Path };

/**
 * Decides a batch operation by operation against what others did meanwhile (interfaces 1, rules 1 to 5).
 * @returns the refusal of the whole batch when one of its operations could never be done; operations that change nothing
 * are accepted without being logged. Accepted ones name living neighbours only, so that whoever has the draft of the
 * revision before can carry them out without knowing what was removed.
 */
export function rebase(state: DraftState, batch: Batch): Rebased {
  const foreign = batch.since.filter(({ clientId }) => clientId !== batch.clientId);
  const accepted: Operation[] = [];
  const conflicts: Conflict[] = [];
  let current = state;
  for (const [index, operation] of batch.operations.entries()) {
    const outcome = apply(current, operation);
    const found = findConflict(current, operation, outcome, { conflicts, foreign });
    if (found) {
      conflicts.push({ operation, ...found });
    } else if (outcome.kind === "fault") {
      return { ok: false, message: outcome.message, path: ["operations", String(index), ...outcome.path] };
    } else if (outcome.kind === "applied" && outcome.changed) {
      accepted.push(outcome.operation ?? operation);
      current = outcome.state;
    }
  }
  return { ok: true, state: current, accepted, conflicts };
}

type Reason = Omit<Conflict, "operation">;

/** Why an operation comes back; undefined when it stands, or was never possible. */
function findConflict(
  state: DraftState,
  operation: Operation,
  outcome: Outcome,
  { conflicts, foreign }: { conflicts: readonly Conflict[]; foreign: readonly LoggedOperation[] },
): Reason | undefined {
  const earlier = conflicts.find((one) => overlaps(one.operation, operation));
  if (earlier) return { reason: earlier.reason, currentValue: standingAt(state, operation) };
  if (outcome.kind === "conflict") return { reason: outcome.reason, currentValue: outcome.currentValue };
  if (outcome.kind === "applied") return outcome.changed ? unseenChange(state, operation, foreign) : undefined;
  // What others changed meanwhile, not its author, may have made it impossible.
  const isOvertaken = outcome.isOvertaken && foreign.some((other) => overlaps(other, operation));
  return isOvertaken ? { reason: "changed", currentValue: standingAt(state, operation) } : undefined;
}

/** Whether the operation would undo what its author has not seen: another's change, or another value than `was`. */
function unseenChange(
  state: DraftState,
  operation: Operation,
  foreign: readonly LoggedOperation[],
): Reason | undefined {
  if (operation.type === "move" || operation.type === "insert") return undefined;
  const current = standingAt(state, operation);
  const isOutdated = "was" in operation && !isSame(operation.was, current);
  const isTouched = operation.type !== "annotate" && foreign.some((other) => touches(other, operation));
  return isOutdated || isTouched ? { reason: "changed", currentValue: current } : undefined;
}

/** @returns what stands where an operation acts; null for nothing. */
export function standingAt(state: DraftState, operation: Operation): unknown {
  if (operation.type === "setMeta") return tagIn(state, operation.name);
  if (operation.type === "annotate") return markAt(state, operation)?.text ?? null;
  const [key = "", ...path] = addressOf(operation);
  const block = findByKey(state.draft.blocks, key);
  if (!block || path.length === 0) return block ?? null;
  const found = walk(block, path, state);
  return found.kind === "value" ? (found.value ?? null) : null;
}

/** Where an operation acts: block key, path, and for an item its key. */
function addressOf(operation: Exclude<Operation, { type: "setMeta" }>): string[] {
  if (operation.type === "set" || operation.type === "annotate") return [operation.key, ...operation.path];
  return operation.in ? [operation.in.key, ...operation.in.path, operation.key] : [operation.key];
}

function isBeginning(short: readonly string[], long: readonly string[]): boolean {
  return short.length <= long.length && short.every((name, index) => name === long[index]);
}

/** Whether two operations stand on the same ground: one address is the beginning of the other. */
export function overlaps(a: Operation, b: Operation): boolean {
  if (a.type === "setMeta" || b.type === "setMeta")
    return a.type === "setMeta" && b.type === "setMeta" && a.name === b.name;
  const [one, other] = [addressOf(a), addressOf(b)];
  return isBeginning(one, other) || isBeginning(other, one);
}

/**
 * Whether another's operation changed what a set or remove is about to overwrite. Moving a block or an item changes its
 * place, not its content: only whoever overwrites the whole list would undo it.
 */
function touches(other: Operation, operation: Exclude<Operation, { type: "annotate" }>): boolean {
  if (other.type === "annotate") return false;
  if (other.type === "setMeta" || operation.type === "setMeta") return overlaps(other, operation);
  const [theirs, mine] = [addressOf(other), addressOf(operation)];
  if (other.type === "set" || other.type === "insert") return isBeginning(theirs, mine) || isBeginning(mine, theirs);
  return mine.length < theirs.length && isBeginning(mine, theirs);
}
