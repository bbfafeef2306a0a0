import { type ChangeOptions, type DraftDocument, offerStep, sayRefused, withdrawStep } from "#drafts";
import {
  copyMarks,
  keyOf,
  withAnnotationsCleared,
  withKeys,
  withoutKeys,
  type Operation,
  type Path,
} from "#publishing";
import type { JsonObject } from "#shared";
import { focusCanvas } from "../canvas/focus-canvas.ts";
import { isBlocked } from "./busy.ts";
import { makeMoves, namesOf } from "./move-actions.ts";
import type { Store } from "./store.ts";
import type { UiState } from "./ui-state.ts";

/** The actions on blocks, each one undoable step that is announced. */
export type EditorActions = ReturnType<typeof makeActions>;

/** The outcome of an action; a toast says why it was refused. */
type Outcome = "changed" | "same" | "refused";

/** The toast about the last removal. */
const REMOVAL_TOAST = "removal";

/** Creates the actions of an editor. @param newKey makes a unique key. */
export function makeActions(
  document: DraftDocument,
  ui: Store<UiState>,
  newKey: () => string,
  onOperations: () => void,
) {
  const blocks = () => document.view().draft.blocks;
  /** Announces a text; a repeated one is varied, or screen readers would read it only once. */
  const say = (text: string) => ui.set({ announcement: text === ui.get().announcement ? `${text}\u00A0` : text });

  /** The step that the toast about the last removal undoes. */
  let offered: string | undefined;

  /**
   * Applies operations as one step, and clears annotations of what it changes. While a model writes, only what belongs to its
   * run is applied.
   */
  function change(
    operations: readonly Operation[],
    label: string,
    options: Omit<ChangeOptions, "label"> = {},
  ): Outcome {
    if (options.run === undefined && isBlocked(ui.get())) return "refused";
    const changed = document.change(withAnnotationsCleared(document.state, operations), { label, ...options });
    if (typeof changed === "object") {
      sayRefused(changed.fault);
      return "refused";
    }
    if (changed === "changed") onOperations();
    return changed;
  }

  /**
   * Inserts blocks after another one, or first with null, and selects them.
   * @param annotations those on them, under the keys that they have now; by default the draft's. @returns their keys.
   */
  function insert(
    contents: readonly JsonObject[],
    after: string | null,
    label = "Add",
    annotations = document.view().draft.annotations,
  ): string[] {
    const keys = contents.map(() => newKey());
    const operations = contents.flatMap((original, index): Operation[] => {
      const { key: _key, ...content } = original;
      const key = keys[index] ?? newKey();
      const block = withKeys(withoutKeys(content), newKey);
      const marks = copyMarks(original, { ...block, key }, annotations);
      return [{ type: "insert", key, after: keys[index - 1] ?? after, block }, ...marks];
    });
    if (change(operations, label) !== "changed") return [];
    ui.set({ selection: keys, reveal: keys });
    say(`${label}: ${namesOf(contents)}`);
    return keys;
  }

  /** Selects the blocks that a step added, so that they come into view. */
  function showNew(before: readonly string[]): void {
    const added = blocks()
      .map(keyOf)
      .filter((key) => !before.includes(key));
    if (added.length > 0) ui.set({ selection: added, reveal: added });
  }

  /** @param id undoes the step with this id, whatever came after it. */
  function step(what: "undo" | "redo", id?: string): void {
    if (isBlocked(ui.get())) return;
    const before = blocks().map(keyOf);
    const done = what === "undo" ? document.undo(id) : document.redo();
    if (!done) {
      if (id !== undefined) ui.set({ alert: "Not undone: too much has changed since" });
      return;
    }
    onOperations();
    if (done.id === offered) withdrawStep(REMOVAL_TOAST);
    const word = what === "undo" ? "Undone" : "Redone";
    if (!done.isPartial) say(`${word}: ${done.label}`);
    ui.set({ alert: done.isPartial ? { what, ...done } : undefined });
    showNew(before);
  }

  /** Says what was removed, and offers to undo exactly that. */
  function offerUndo(id: string, message: string): void {
    offered = id;
    const onClick = () => {
      step("undo", id);
      // The toast goes with its button.
      focusCanvas({ ui });
    };
    offerStep(REMOVAL_TOAST, message, { label: "Undo", onClick });
  }

  return {
    say,
    change,
    undo: () => step("undo"),
    redo: () => step("redo"),
    /**
     * Sets a field; typing in one field becomes one step.
     * @param was what its author saw, where someone else has changed it since (docs/api.md).
     * @param session the field session.
     */
    set: (key: string, path: Path, value: unknown, { was, session }: { was?: unknown; session?: string } = {}) =>
      change([{ type: "set", key, path, value, ...(was !== undefined && { was }) }], "Edit", {
        group: JSON.stringify([key, ...path, session]),
        session,
      }),
    insert,
    /** @param word what happened to them, as it is announced: "Cut". */
    remove: (keys: readonly string[], word = "Removed") => {
      const gone = blocks().filter((block) => keys.includes(keyOf(block)));
      const operations = gone.map((block): Operation => ({ type: "remove", key: keyOf(block) }));
      const id = newKey();
      if (change(operations, "Remove", { id }) !== "changed") return;
      ui.set({ selection: ui.get().selection.filter((key) => !keys.includes(key)) });
      offerUndo(id, `${word}: ${namesOf(gone)}`);
    },
    ...makeMoves({ blocks, change: (operations) => change(operations, "Move") === "changed", say, ui }),
    /** Inserts copies of blocks after the last of them; an anchor stays with the original. */
    duplicate: (keys: readonly string[]): string[] => {
      const originals = blocks().filter((block) => keys.includes(keyOf(block)));
      const last = originals.at(-1);
      const copies = originals.map(({ id: _id, ...block }) => block);
      return last ? insert(copies, keyOf(last), "Duplicate") : [];
    },
    select: (selection: readonly string[]) => ui.set({ selection }),
    /** Selects a block and opens its form. @param path the field to begin at. */
    edit: (key: string, path?: Path) => ui.set({ selection: [key], inspector: { path } }),
  };
}
