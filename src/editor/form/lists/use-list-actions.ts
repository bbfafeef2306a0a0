import type { Path } from "#publishing";
import type { JsonObject } from "#shared";
import { useEditor } from "../../state/editor-context.tsx";
import type { SpecOf } from "../field-spec.ts";
import { useForm } from "../form-context.tsx";
import { atBeginning } from "./item-title.ts";

/** The actions on the items of a list, each one undoable step that is announced. */
export function useListActions({ itemLabel }: SpecOf<"list">, path: Path) {
  const { actions } = useEditor();
  const { blockKey, items, change } = useForm();
  const list = { key: blockKey, path };
  const open = (key: string, isOpen: boolean) => {
    const others = [...items.get().open].filter((one) => one !== key);
    items.set({ open: new Set(isOpen ? [...others, key] : others) });
  };
  return {
    open,
    /** @returns whether there was room for it. */
    add: (key: string, item: JsonObject, after: string | null): boolean => {
      const isAdded = change([{ type: "insert", key, after, item, in: list }], `Add ${itemLabel}`);
      if (!isAdded) return false;
      open(key, true);
      actions.say(`${atBeginning(itemLabel)} added`);
      return true;
    },
    remove: (key: string) => {
      if (change([{ type: "remove", key, in: list }], `Remove ${itemLabel}`)) {
        actions.say(`${atBeginning(itemLabel)} removed`);
      }
    },
    /** @param to the item's new position, from 1. */
    move: (key: string, after: string | null, to: number) => {
      if (change([{ type: "move", key, after, in: list }], `Move ${itemLabel}`)) {
        actions.say(`${atBeginning(itemLabel)} moved to position ${to}`);
      }
    },
  };
}
