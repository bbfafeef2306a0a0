import type { Batch, Conflict, Draft, DraftState, LoggedOperation } from "#publishing";
import type { History, Step } from "./history.ts";
import type { OpenConflict } from "./open-conflicts.ts";
import type { Author } from "./others.ts";

/**
 * The server's answer to a batch, or its news of others' operations (docs/api.md). `draft`: the draft at that revision,
 * where there were too many operations to send.
 */
export type Received = {
  revision: number;
  operations: readonly LoggedOperation[];
  conflicts?: readonly Conflict[];
  draft?: Draft;
};

/**
 * An undone or redone step; partial when someone else's later changes (`by`) were in the way of some or all of it, `isAny`
 * unless it was all.
 */
export type TakenStep = { label: string; id?: string; isPartial: boolean; isAny: boolean; by?: Author };

/** The outcome of a change: "same" where there was nothing to do, or why none of it was applied. */
export type Changed = "changed" | "same" | { fault: string };

/** What is on screen at one moment; a new object after every change. */
export type DocumentView = {
  draft: Draft;
  canUndo: boolean;
  canRedo: boolean;
  /** The runs whose steps were undone and can be redone. */
  undoneRuns: readonly string[];
  /** The number of own operations that the server hasn't confirmed. */
  unsaved: number;
  conflicts: readonly OpenConflict[];
};

/** @param outbox own batches that the server hasn't confirmed. */
export function viewOf(
  { draft }: DraftState,
  { past, future }: History,
  outbox: readonly Batch[],
  conflicts: readonly OpenConflict[],
): DocumentView {
  return {
    draft,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undoneRuns: future.flatMap(({ run }) => run ?? []),
    unsaved: outbox.reduce((count, { operations }) => count + operations.length, 0),
    conflicts,
  };
}

/**
 * How a change is recorded: `group` joins typing in one field into one step, `run` everything that belongs together. The
 * steps of a `session` can be joined when it ends.
 */
export type ChangeOptions = Pick<Step, "label" | "id" | "group" | "session" | "run">;
