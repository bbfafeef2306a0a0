import { ListTree, Plus } from "lucide-react";
import { useDeferredValue } from "react";
import { keyOf, outlineOf, type OutlineEntry } from "#publishing";
import type { JsonObject } from "#shared";
import { Button, EmptyState } from "#ui/kit";
import { useDocument, useEditor } from "../state/editor-context.tsx";
import { useBlocked } from "../state/use-blocked.ts";
import { OutlineList } from "./OutlineList.tsx";
import { SelectionTools } from "./SelectionTools.tsx";
import { useHeadings } from "./use-headings.ts";

const known = new WeakMap<JsonObject, OutlineEntry>();

/** @returns a block's entry in the outline; the same object as long as the block is the same. */
function entryOf(block: JsonObject): OutlineEntry {
  const [entry = { key: "", label: "", words: "" }] = known.has(block) ? [known.get(block)] : outlineOf([block]);
  known.set(block, entry);
  return entry;
}

/** The page's blocks with their headings, to find, select and reorder them, and to add one below the selected. */
export function OutlinePanel() {
  // Typing has priority: the list follows when there is time.
  const blocks = useDeferredValue(useDocument(({ draft }) => draft.blocks));
  const headings = useHeadings();
  const { ui, props } = useEditor();
  const blocked = useBlocked();
  if (blocks.length === 0)
    return (
      <EmptyState icon={<ListTree />} title="No blocks yet">
        Blocks that you add are listed here.
      </EmptyState>
    );
  return (
    <>
      <SelectionTools />
      <OutlineList entries={blocks.map(entryOf)} headings={headings} />
      {props.capabilities.add && (
        <div className="p-3">
          <Button
            className="w-full"
            icon={<Plus />}
            onClick={() =>
              ui.set({ inserter: { after: ui.get().selection.at(-1) ?? blocks.map(keyOf).at(-1) ?? null } })
            }
            {...blocked}
          >
            Add block
          </Button>
        </div>
      )}
    </>
  );
}
