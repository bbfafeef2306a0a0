import { useRef, useState } from "react";
import { blockDefinitions, type BlockDefinition } from "#blocks";
import { IconSheet } from "#ui";
import { Dialog, TextField } from "#ui/kit";
import { useEditor } from "../state/editor-context.tsx";
import { addBlock } from "./add-block.ts";
import { BlockGrid } from "./BlockGrid.tsx";
import { findBlocks } from "./find-blocks.ts";
import { SavedSections } from "./SavedSections.tsx";

/** Adds a block of any type, or a saved section. @param props.after the key of the block before; null is the first place. */
export function InserterDialog({ after }: { after: string | null }) {
  const editing = useEditor();
  const [search, setSearch] = useState("");
  const grid = useRef<HTMLDivElement>(null);
  const found = findBlocks(blockDefinitions, search);
  const close = () => editing.ui.set({ inserter: undefined });
  const add = (definition: BlockDefinition) => {
    close();
    addBlock(editing, definition, after);
  };
  return (
    <Dialog open size="large" onOpenChange={close} title="Add block">
      <div className="sticky top-0 z-1 -mx-1 bg-raised px-1 pb-1">
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
      </div>
      <p aria-live="polite" className="sr-only">
        {search.trim() && `${found.length} found`}
      </p>
      <IconSheet value={editing.props.canvas.icons}>
        <div ref={grid}>
          <BlockGrid definitions={found} onChoose={add} />
        </div>
      </IconSheet>
      {editing.props.sections && <SavedSections sections={editing.props.sections} after={after} onDone={close} />}
    </Dialog>
  );
}
