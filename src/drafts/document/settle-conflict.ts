import { apply } from "#publishing";
import { applyBatch } from "./apply-batch.ts";
import type { DraftDocument } from "./document.ts";
import { knowingly, type OpenConflict } from "./open-conflicts.ts";
import { restoreRemoved } from "./restore-removed.ts";

/**
 * Settles one of a document's conflicts: with the user's value, which now knowingly overwrites the other, or without it.
 * @returns why the user's value can't be kept, in which case the conflict stays.
 */
export function settleConflict(document: DraftDocument, id: string, choice: "mine" | "theirs"): string | undefined {
  const conflict = document.conflict(id);
  const fault = conflict && choice === "mine" ? keepMine(document, conflict) : undefined;
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
