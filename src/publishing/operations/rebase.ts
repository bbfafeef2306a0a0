import { finish, type Steps } from "#shared";
import { apply } from "./apply.ts";
import { isSame } from "./canonical.ts";
import { AddressIndex, addressOf } from "./address.ts";
import { findByKey, markAt, tagIn, type DraftState } from "./draft.ts";
import { draftSize, MAX_DRAFT_SIZE, TOO_LARGE_DRAFT } from "./limits.ts";
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
 * Decides a batch operation by operation against what others did meanwhile (docs/api.md).
 * @returns the refusal of the whole batch when one of its operations could never be done; operations that change nothing
 * are accepted without being logged. Accepted ones name living neighbours only, so that they can be carried out on the
 * draft of the revision before without knowing what was removed.
 */
export function rebase(state: DraftState, batch: Batch): Rebased {
  return finish(rebaseInSteps(state, batch));
}

/** The same, step by step, so that a long batch need not be decided in one go. */
export function* rebaseInSteps(state: DraftState, batch: Batch): Steps<Rebased> {
  const others = yield* foreignChanges(batch);
  const returned = new AddressIndex<Reason>();
  const accepted: Operation[] = [];
  const conflicts: Conflict[] = [];
  let current = state;
  for (const [index, operation] of batch.operations.entries()) {
    yield;
    const outcome = apply(current, operation);
    const found = findConflict(current, operation, outcome, { returned, others });
    if (found) {
      conflicts.push({ operation, ...found });
      returned.add(operation, found);
    } else if (outcome.kind === "fault") {
      return { ok: false, message: outcome.message, path: ["operations", String(index), ...outcome.path] };
    } else if (outcome.kind === "applied" && outcome.changed) {
      accepted.push(outcome.operation ?? operation);
      current = outcome.state;
    }
  }
  const isTooLarge = accepted.length > 0 && outgrows(state, current);
  return isTooLarge
    ? { ok: false, message: TOO_LARGE_DRAFT, path: ["operations"] }
    : { ok: true, state: current, accepted, conflicts };
}

/** Whether a draft has become larger than one may be; one that was too large before may become smaller. */
function outgrows({ draft: before }: DraftState, { draft: after }: DraftState): boolean {
  const size = draftSize(after);
  return size > MAX_DRAFT_SIZE && size > draftSize(before);
}

type Reason = Omit<Conflict, "operation">;

/** What others changed since the batch's author last heard of them, by what they did. */
type ForeignChanges = { contents: AddressIndex; lists: AddressIndex; marks: AddressIndex };

function* foreignChanges({ clientId, since }: Batch): Steps<ForeignChanges> {
  const changes = { contents: new AddressIndex(), lists: new AddressIndex(), marks: new AddressIndex() };
  for (const other of since) {
    if (other.clientId === clientId) continue;
    yield;
    const isOfList = other.type === "remove" || other.type === "move";
    changes[other.type === "annotate" ? "marks" : isOfList ? "lists" : "contents"].add(other, true);
  }
  return changes;
}

/** Why an operation comes back; undefined when it is accepted, or was never possible. */
function findConflict(
  state: DraftState,
  operation: Operation,
  outcome: Outcome,
  { returned, others }: { returned: AddressIndex<Reason>; others: ForeignChanges },
): Reason | undefined {
  const earlier = returned.overlapping(operation);
  if (earlier) return { reason: earlier.reason, currentValue: standingAt(state, operation) };
  if (outcome.kind === "conflict") return { reason: outcome.reason, currentValue: outcome.currentValue };
  if (outcome.kind === "applied") return outcome.changed ? unseenChange(state, operation, others) : undefined;
  // What others changed meanwhile, not its author, may have made it impossible.
  const isOvertaken = outcome.isOvertaken && Object.values(others).some((one) => one.overlapping(operation));
  return isOvertaken ? { reason: "changed", currentValue: standingAt(state, operation) } : undefined;
}

/** Whether the operation would undo what its author has not seen: another's change, or another value than `was`. */
function unseenChange(state: DraftState, operation: Operation, others: ForeignChanges): Reason | undefined {
  if (operation.type === "move" || operation.type === "insert") return undefined;
  const current = standingAt(state, operation);
  const isOutdated = "was" in operation && !isSame(operation.was, current);
  const isTouched = operation.type !== "annotate" && touches(others, operation);
  return isOutdated || isTouched ? { reason: "changed", currentValue: current } : undefined;
}

/**
 * Whether others changed what a set or remove is about to overwrite. Moving or removing an item changes its place, not
 * its content: only overwriting the whole list would undo it.
 */
function touches({ contents, lists }: ForeignChanges, operation: Operation): boolean {
  return Boolean(contents.overlapping(operation) ?? lists.inside(operation));
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
