import { finish, type Steps } from "#shared";
import { apply } from "./apply.ts";
import { isSame } from "./canonical.ts";
import { AddressIndex, addressOf } from "./address.ts";
import { findByKey, markAt, tagIn, type DraftState } from "./draft.ts";
import {
  draftSize,
  MAX_DRAFT_SIZE,
  MAX_RETURNED_SIZE,
  TOO_LARGE_DRAFT,
  TOO_MUCH_RETURNED,
  valueSize,
} from "./limits.ts";
import type { Batch, LoggedOperation, Operation, Path } from "./operation.ts";
import type { Outcome } from "./outcome.ts";
import { resolvePath } from "./resolve-path.ts";

/** An operation that was rejected, why, and the current value. */
export type Conflict = { operation: Operation; reason: "changed" | "removed" | "exists"; currentValue: unknown };

/** A client's batch with the operations that were accepted `since` its revision, which its author hadn't seen. */
type UnrebasedBatch = Pick<Batch, "clientId" | "operations"> & {
  since: readonly (Operation & Pick<LoggedOperation, "clientId">)[];
};

/** The outcome of a batch: the new state, what is to be logged, and what was rejected. */
export type Rebased =
  | { ok: true; state: DraftState; accepted: Operation[]; conflicts: Conflict[] }
  | { ok: false; message: string; path: Path };

/**
 * Decides a batch operation by operation against others' changes since its revision (docs/api.md).
 * @returns the refusal of the whole batch when one of its operations could never be applied; operations that change
 * nothing are accepted without being logged. Accepted ones name living neighbours only, so that they can be applied to
 * the previous revision of the draft without its tombstones.
 */
export function rebase(state: DraftState, batch: UnrebasedBatch): Rebased {
  return finish(rebaseInSteps(state, batch));
}

/** The same, step by step, for long batches. */
export function* rebaseInSteps(state: DraftState, batch: UnrebasedBatch): Steps<Rebased> {
  const others = yield* foreignChanges(batch);
  const returned = new AddressIndex<Reason>();
  const accepted: Operation[] = [];
  const conflicts: Conflict[] = [];
  let returnedSize = 0;
  let current = state;
  for (const [index, operation] of batch.operations.entries()) {
    yield;
    const outcome = apply(current, operation);
    const found = findConflict(current, operation, outcome, { returned, others });
    if (found) {
      returnedSize += valueSize(found.currentValue);
      if (returnedSize > MAX_RETURNED_SIZE) return { ok: false, message: TOO_MUCH_RETURNED, path: ["operations"] };
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

/** Whether a draft has grown beyond the limit; one that was too large before may shrink. */
function outgrows({ draft: before }: DraftState, { draft: after }: DraftState): boolean {
  const size = draftSize(after);
  return size > MAX_DRAFT_SIZE && size > draftSize(before);
}

type Reason = Omit<Conflict, "operation">;

/** What others changed since the batch's revision, by kind of change. */
type ForeignChanges = { contents: AddressIndex; lists: AddressIndex; marks: AddressIndex };

function* foreignChanges({ clientId, since }: UnrebasedBatch): Steps<ForeignChanges> {
  const changes = { contents: new AddressIndex(), lists: new AddressIndex(), marks: new AddressIndex() };
  for (const other of since) {
    if (other.clientId === clientId) continue;
    yield;
    const isOfList = other.type === "remove" || other.type === "move";
    changes[other.type === "annotate" ? "marks" : isOfList ? "lists" : "contents"].add(other, true);
  }
  return changes;
}

/** Why an operation is rejected; undefined when it is accepted, or was never possible. */
function findConflict(
  state: DraftState,
  operation: Operation,
  outcome: Outcome,
  { returned, others }: { returned: AddressIndex<Reason>; others: ForeignChanges },
): Reason | undefined {
  if (outcome.kind === "conflict") return { reason: outcome.reason, currentValue: outcome.currentValue };
  const earlier = returned.overlapping(operation);
  // Only an insert is there already. What was to follow it isn't.
  const reason = earlier?.reason === "exists" ? "changed" : earlier?.reason;
  if (reason) return { reason, currentValue: currentValueAt(state, operation) };
  if (outcome.kind === "applied") return outcome.changed ? unseenChange(state, operation, others) : undefined;
  // Others' changes since then, not its author, may have made it impossible, also by way of an earlier batch of its author
  // that they had returned: one that replaced the list around an item.
  const isOvertaken = outcome.isOvertaken && Object.values(others).some((one) => one.inBlockOf(operation));
  return isOvertaken ? { reason: "changed", currentValue: currentValueAt(state, operation) } : undefined;
}

/** Whether the operation would overwrite what its author hasn't seen: another's change, or a value other than `was`. */
function unseenChange(state: DraftState, operation: Operation, others: ForeignChanges): Reason | undefined {
  if (operation.type === "move" || operation.type === "insert") return undefined;
  const current = currentValueAt(state, operation);
  const isOutdated = "was" in operation && !isSame(operation.was, current);
  const isTouched = operation.type !== "annotate" && touches(others, operation);
  return isOutdated || isTouched ? { reason: "changed", currentValue: current } : undefined;
}

/**
 * Whether others changed what a set or remove is about to overwrite. Moving or removing an item changes its position, not
 * its content: only overwriting the whole list would undo that.
 */
function touches({ contents, lists }: ForeignChanges, operation: Operation): boolean {
  return Boolean(contents.overlapping(operation) ?? lists.inside(operation));
}

/** @returns the current value where an operation acts; null for none. */
export function currentValueAt(state: DraftState, operation: Operation): unknown {
  if (operation.type === "setMeta") return tagIn(state, operation.name);
  if (operation.type === "annotate") return markAt(state, operation)?.text ?? null;
  const [key = "", ...path] = addressOf(operation);
  const block = findByKey(state.draft.blocks, key);
  if (!block || path.length === 0) return block ?? null;
  const found = resolvePath(block, path, state);
  return found.kind === "value" ? (found.value ?? null) : null;
}
