import { keyOf, labelOf, withKeys, withoutKeys, type Operation, type Path } from "#publishing";
import type { JsonObject } from "#shared";
import type { EditorDocument } from "../document/document.ts";
import type { Author } from "../document/others.ts";
import { moveTogether } from "./move-together.ts";
import type { Store } from "./store.ts";
import { withMarksTaken } from "./taken-marks.ts";
import type { UiState } from "./ui-state.ts";

/** What people do to blocks, each as one step that can be undone, and said aloud. */
export type EditorActions = ReturnType<typeof makeActions>;

function namesOf(blocks: readonly JsonObject[]): string {
  return blocks.length > 3 ? `${blocks.length} blocks` : blocks.map(labelOf).join(", ");
}

/** Why a step was not taken back, or not brought again, or not all of it (interfaces 1, rule 7). */
export function notTaken(what: "undo" | "redo", by: Author | undefined): string {
  return `Not ${what === "undo" ? "undone" : "redone"}: ${by?.name ?? "somebody"} changed this since`;
}

/** Makes the actions of an editor. @param newKey makes a key that nobody else has. */
export function makeActions(
  document: EditorDocument,
  ui: Store<UiState>,
  newKey: () => string,
  onOperations: () => void,
) {
  const blocks = () => document.view().draft.blocks;
  const keyBefore = (key: string) => {
    const index = blocks().findIndex((block) => block.key === key);
    const before = blocks()[index - 1];
    return before ? keyOf(before) : null;
  };
  /** What is said twice in a row has to differ, or it is read aloud only once. */
  const say = (text: string) => ui.set({ announcement: text === ui.get().announcement ? `${text}\u00A0` : text });

  /** @param joined what makes steps one: the name of a group, or of a run (ChangeOptions). */
  function change(operations: readonly Operation[], label: string, joined?: string | { run: string }): boolean {
    const isChanged = document.change(withMarksTaken(document.state, operations), {
      label,
      ...(typeof joined === "string" ? { group: joined } : joined),
    });
    if (isChanged) onOperations();
    return isChanged;
  }

  /** Puts blocks behind another one, or first with null, and selects them. @returns their keys. */
  function insert(contents: readonly JsonObject[], after: string | null, label = "Add"): string[] {
    const keys = contents.map(() => newKey());
    const operations = contents.map(({ key: _key, ...content }, index): Operation => {
      const block = withKeys(withoutKeys(content), newKey) as JsonObject;
      return { type: "insert", key: keys[index] ?? newKey(), after: keys[index - 1] ?? after, block };
    });
    if (!change(operations, label)) return [];
    ui.set({ selection: keys, reveal: keys });
    say(`${label}: ${namesOf(contents)}`);
    return keys;
  }

  function step(what: "undo" | "redo"): void {
    const done = document[what]();
    if (!done) return;
    onOperations();
    const word = what === "undo" ? "Undone" : "Redone";
    if (!done.isPartial) say(`${word}: ${done.label}`);
    else ui.set({ alert: notTaken(what, done.by) });
  }

  return {
    say,
    change,
    undo: () => step("undo"),
    redo: () => step("redo"),
    /**
     * Sets a field; typing in one place becomes one step.
     * @param was what its author saw there, where somebody else changed it since (interfaces 1, rule 1).
     */
    set: (key: string, path: Path, value: unknown, was?: unknown) =>
      change(
        [{ type: "set", key, path, value, ...(was !== undefined && { was }) }],
        "Edit",
        JSON.stringify([key, ...path]),
      ),
    insert,
    remove: (keys: readonly string[]) => {
      const gone = blocks().filter((block) => keys.includes(keyOf(block)));
      const operations = gone.map((block): Operation => ({ type: "remove", key: keyOf(block) }));
      if (!change(operations, "Remove")) return;
      ui.set({ selection: ui.get().selection.filter((key) => !keys.includes(key)) });
      say(`Removed: ${namesOf(gone)}`);
    },
    /** Changes places with the neighbour; at either end nothing happens. */
    moveBy: (key: string, by: -1 | 1) => {
      const index = blocks().findIndex((block) => block.key === key);
      const neighbour = blocks()[index + by];
      const block = blocks()[index];
      if (!block || !neighbour) return;
      const after = by === 1 ? keyOf(neighbour) : keyBefore(keyOf(neighbour));
      if (!change([{ type: "move", key, after }], "Move")) return;
      ui.set({ reveal: [key] });
      say(`${labelOf(block)} moved to place ${index + by + 1} of ${blocks().length}`);
    },
    /** Moves blocks one place up or down together, past what stands in between. */
    moveTogether: (keys: readonly string[], by: -1 | 1) => {
      if (!change(moveTogether(blocks().map(keyOf), keys, by), "Move")) return;
      ui.set({ reveal: keys });
      say(`${keys.length} blocks moved ${by === 1 ? "down" : "up"}`);
    },
    /** Puts blocks, in the order of the page, behind another one together; null is the first place. */
    moveAllAfter: (keys: readonly string[], after: string | null) => {
      const moved = blocks().filter((block) => keys.includes(keyOf(block)));
      const left = blocks().map(keyOf);
      // Behind one of themselves means behind the last that stays.
      const anchor = left.slice(0, left.indexOf(after ?? "") + 1).findLast((key) => !keys.includes(key)) ?? null;
      const operations = moved.map((block, index): Operation => {
        const before = moved[index - 1];
        return { type: "move", key: keyOf(block), after: before ? keyOf(before) : anchor };
      });
      if (!change(operations, "Move")) return;
      ui.set({ reveal: keys });
      const place = blocks().findIndex((block) => block.key === moved[0]?.key) + 1;
      say(`${namesOf(moved)} moved to place ${place} of ${blocks().length}`);
    },
    /** Puts copies of blocks behind the last of them; an anchor stays with the original. */
    duplicate: (keys: readonly string[]): string[] => {
      const originals = blocks().filter((block) => keys.includes(keyOf(block)));
      const last = originals.at(-1);
      const copies = originals.map(({ id: _id, ...block }) => block);
      return last ? insert(copies, keyOf(last), "Duplicate") : [];
    },
    select: (selection: readonly string[]) => ui.set({ selection }),
  };
}
