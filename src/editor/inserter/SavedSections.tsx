import { Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { labelOf, type Section } from "#publishing";
import { Button, IconButton } from "#ui/kit";
import { readBlocks } from "../clipboard/block-text.ts";
import { insertCopies } from "../clipboard/clipboard-commands.ts";
import { useEditor } from "../state/editor-context.tsx";
import { LivePreview } from "./preview/LivePreview.tsx";
import { TileIcon } from "./preview/TileIcon.tsx";
import { TILE_CLASS, TILE_GRID_CLASS } from "./tile-class.ts";
import type { useSections } from "./use-sections.ts";

/** More than these don't fit into a preview. */
const PREVIEWED = 3;

type SavedSectionsProps = Omit<ReturnType<typeof useSections>, "saved"> & {
  sections: readonly Section[];
  after: string | null;
  onDone: () => void;
};

/** Saved sections, to insert or delete them; renders nothing if there are none. */
export function SavedSections({ sections, after, onDone, deleted, remove, bringBack }: SavedSectionsProps) {
  const editing = useEditor();
  const insert = ({ blocks, name }: Section) => {
    onDone();
    // They may have been stored long ago, so they are checked like everything from outside.
    const read = readBlocks(JSON.stringify(blocks));
    if (read.ok) insertCopies(editing, { blocks: read.value }, `Add ${name}`, after);
    else editing.ui.set({ alert: `Not added. ${read.error.message}` });
  };
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby="saved-sections" className="pb-1">
      <h3 id="saved-sections" className="mb-2.5">
        Saved sections
      </h3>
      <ul className={TILE_GRID_CLASS}>
        {sections.map((section) => (
          <li key={section.id} data-tile className={TILE_CLASS.tile}>
            {deleted.has(section.id) ? (
              <Deleted name={section.name} onUndo={() => bringBack(section)} />
            ) : (
              <Saved section={section} onInsert={() => insert(section)} onDelete={() => remove(section)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SavedProps = { section: Section; onInsert: () => void; onDelete: () => void };

function Saved({ section: { name, blocks }, onInsert, onDelete }: SavedProps) {
  const first = useMemo(() => blocks.slice(0, PREVIEWED), [blocks]);
  return (
    <>
      <LivePreview blocks={first} placeholder={<TileIcon name="Layers" />} />
      <div className="flex items-center border-t border-line pe-1">
        <button
          type="button"
          data-add
          onClick={onInsert}
          className={`${TILE_CLASS.button} grid flex-1 gap-0.5 px-2.5 py-2 text-sm leading-snug`}
        >
          <span className="truncate font-semibold">{name}</span>
          <span className="truncate text-ink-soft">{blocks.map(labelOf).join(", ")}</span>
        </button>
        <IconButton
          danger
          label={`Delete section ${name}`}
          icon={<Trash2 />}
          onClick={onDelete}
          className="relative z-1"
        />
      </div>
    </>
  );
}

/** Replaces a deleted section, with undo, as deleting it affects everyone. */
function Deleted({ name, onUndo }: { name: string; onUndo: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await onUndo();
    setBusy(false);
  };
  return (
    <div className="grid flex-1 content-center justify-items-center gap-2 p-3">
      <p role="status" className="max-w-full truncate text-ink-soft">
        Deleted: {name}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone */}
      <Button autoFocus busy={busy} aria-label={`Undo deleting ${name}`} onClick={() => void undo()}>
        Undo
      </Button>
    </div>
  );
}
