import { apply, currentValueAt, type DraftState } from "#publishing";
import { applyBatch } from "./apply-batch.ts";
import type { DraftDocument } from "./document.ts";
import { knowingly, type OpenConflict } from "./open-conflicts.ts";
import { authorOf } from "./others.ts";
import { restoreRemoved } from "./restore-removed.ts";

/**
 * @param document where the conflict is open.
 * @returns a conflict with what others have since made of its value, and who was last: where they have removed it, a conflict
 * about that, and where they have brought it back, one about what it is now.
 */
export function conflictNow({ state, others }: DraftDocument, conflict: OpenConflict): OpenConflict {
  const by = authorOf(others, conflict.operation) ?? conflict.by;
  return { ...valueNow(state, conflict), by };
}

function valueNow(state: DraftState, conflict: OpenConflict): OpenConflict {
  const { was: _was, ...operation } = conflict.operation;
  const wasRemoved = conflict.reason === "removed" && operation.type === "set";
  const outcome = conflict.reason === "changed" || wasRemoved ? apply(state, operation) : undefined;
  if (outcome?.kind === "conflict") return { ...conflict, reason: outcome.reason, currentValue: outcome.currentValue };
  if (outcome?.kind !== "applied") return conflict;
  const currentValue = currentValueAt(state, operation);
  const isGone = operation.type === "remove" && currentValue === null;
  return { ...conflict, currentValue, reason: isGone ? "removed" : "changed" };
}

/**
 * Settles one of a document's conflicts: with the user's value, which now knowingly overwrites the other, or without it.
 * @param shown the conflict as the user saw it (`conflictNow`): a value changed since conflicts again.
 * @returns why the user's value can't be kept, in which case the conflict stays.
 */
export function settleConflict(
  document: DraftDocument,
  id: string,
  choice: "mine" | "theirs",
  shown = document.conflict(id),
): string | undefined {
  const fault = shown && choice === "mine" ? keepMine(document, shown) : undefined;
  if (fault === undefined) document.closeConflict(id);
  return fault;
}

function keepMine(document: DraftDocument, conflict: OpenConflict): string | undefined {
  const { state } = document;
  const operation = knowingly(conflict);
  const needed = conflict.reason === "removed" ? restoreRemoved(state, operation, conflict.currentValue) : [];
  const outcome = apply(applyBatch(state, needed).state, operation);
  if (outcome.kind === "conflict" && outcome.reason === "removed") return "This can’t be brought back";
  const changed = document.change([...needed, operation], { label: "Keep mine" });
  return typeof changed === "object" ? changed.fault : undefined;
}
