import { keyOf, labelOf, type Operation } from "#publishing";
import type { JsonObject } from "#shared";
import { moveTogether } from "./move-together.ts";
import type { Store } from "./store.ts";
import type { UiState } from "./ui-state.ts";

/** @returns the labels of blocks, or how many there are. */
export function namesOf(blocks: readonly JsonObject[]): string {
  return blocks.length > 3 ? `${blocks.length} blocks` : blocks.map(labelOf).join(", ");
}

type MoveOptions = {
  /** @returns the blocks of the draft. */
  blocks: () => readonly JsonObject[];
  /** @returns whether the draft was changed. */
  change: (operations: readonly Operation[]) => boolean;
  say: (text: string) => void;
  ui: Store<UiState>;
};

/** Creates the actions that move blocks: each is one undoable step, announced, and brings the blocks into view. */
export function makeMoves({ blocks, change, say, ui }: MoveOptions) {
  return {
    /** Swaps with the neighbour; at either end nothing happens. */
    moveBy: (key: string, by: -1 | 1) => {
      const all = blocks();
      const index = all.findIndex((block) => block.key === key);
      const [block, neighbour] = [all[index], all[index + by]];
      if (!block || !neighbour) return;
      const before = all[index - 2];
      const after = by === 1 ? keyOf(neighbour) : before ? keyOf(before) : null;
      if (!change([{ type: "move", key, after }])) return;
      ui.set({ reveal: [key] });
      say(`${labelOf(block)} moved to position ${index + by + 1} of ${blocks().length}`);
    },
    /** Moves blocks up or down by one together, past what is in between. */
    moveTogether: (keys: readonly string[], by: -1 | 1) => {
      if (!change(moveTogether(blocks().map(keyOf), keys, by))) return;
      ui.set({ reveal: keys });
      say(`${keys.length} blocks moved ${by === 1 ? "down" : "up"}`);
    },
    /** Moves blocks, in the order of the page, after another one together; null is the start of the page. */
    moveAllAfter: (keys: readonly string[], after: string | null) => {
      const moved = blocks().filter((block) => keys.includes(keyOf(block)));
      const left = blocks().map(keyOf);
      // After one of themselves means after the last one that stays; one that was removed stands for the one before it.
      const isGone = after !== null && !left.includes(after);
      const staying = left.slice(0, left.indexOf(after ?? "") + 1).findLast((key) => !keys.includes(key));
      const anchor = isGone ? after : (staying ?? null);
      const operations = moved.map((block, index): Operation => {
        const before = moved[index - 1];
        return { type: "move", key: keyOf(block), after: before ? keyOf(before) : anchor };
      });
      if (!change(operations)) return;
      ui.set({ reveal: keys });
      const position = blocks().findIndex((block) => block.key === moved[0]?.key) + 1;
      say(`${namesOf(moved)} moved to position ${position} of ${blocks().length}`);
    },
  };
}
