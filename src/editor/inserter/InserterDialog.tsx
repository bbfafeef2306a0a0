import { useRef, useState } from "react";
import { blockDefinitions, type BlockDefinition } from "#blocks";
import { IconSheet } from "#ui";
import { Dialog, TextField } from "#ui/kit";
import { focusCanvas } from "../canvas/focus-canvas.ts";
import { useEditor } from "../state/editor-context.tsx";
import { addBlock } from "./add-block.ts";
import { BlockGrid } from "./BlockGrid.tsx";
import { findBlocks } from "./find-blocks.ts";
import { SavedSections } from "./SavedSections.tsx";

/** Adds a block of any type, or a saved section. @param props.after the key of the block before; null is the page's start. */
export function InserterDialog({ after }: { after: string | null }) {
  const editing = useEditor();
  const [search, setSearch] = useState("");
  const grid = useRef<HTMLDivElement>(null);
  const found = findBlocks(blockDefinitions, search);
  const close = () => editing.ui.set({ inserter: undefined });
  const closeAdded = () => {
    close();
    focusCanvas(editing);
  };
  const add = (definition: BlockDefinition) => {
    closeAdded();
    addBlock(editing, definition.type, after);
  };
  return (
    <Dialog open size="large" onOpenChange={close} title="Add block">
      <TextField
        label="Search blocks"
        labelHidden
        type="search"
        placeholder="Search blocks"
        autoComplete="off"
        value={search}
        onValueChange={setSearch}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key === "ArrowDown") grid.current?.querySelector("button")?.focus();
          else if (event.key !== "Enter" || !first || !search.trim()) return;
          else add(first);
          event.preventDefault();
        }}
      />
      <p aria-live="polite" className="sr-only">
        {search.trim() && `${found.length} found`}
      </p>
      <IconSheet value={editing.props.canvas.icons}>
        {/* The same height for any result, so that the window doesn't jump during typing. */}
        <div ref={grid} className="-mx-2 grid h-[min(48rem,85dvh-10rem)] content-start gap-4 overflow-y-auto p-2">
          <BlockGrid definitions={found} onChoose={add} />
          {editing.props.sections && (
            <SavedSections sections={editing.props.sections} after={after} onDone={closeAdded} />
          )}
        </div>
      </IconSheet>
    </Dialog>
  );
}
