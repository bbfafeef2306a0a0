import { Layers, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { labelOf, type Section } from "#publishing";
import { messageOf } from "#shared";
import { Button, IconButton, toast } from "#ui/kit";
import { readBlocks } from "../clipboard/block-text.ts";
import { insertCopies } from "../clipboard/clipboard-commands.ts";
import type { Sections } from "../editor-props.ts";
import { useEditor } from "../state/editor-context.tsx";

function showFailure(failure: unknown): void {
  toast.error(messageOf(failure));
}

/** The saved sections; those deleted here stay in the list as long as it is shown. */
function useSections(sections: Sections) {
  const [saved, setSaved] = useState<readonly Section[]>([]);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    sections.list().then(setSaved, showFailure);
  }, [sections]);
  const mark = (id: string, isDeleted: boolean) =>
    setDeleted((all) => new Set(isDeleted ? [...all, id] : [...all].filter((one) => one !== id)));
  const remove = ({ id }: Section) => {
    mark(id, true);
    sections.remove(id).catch((failure: unknown) => {
      mark(id, false);
      showFailure(failure);
    });
  };
  const bringBack = async ({ name, blocks }: Section): Promise<void> => {
    try {
      await sections.save(name, blocks);
      setSaved(await sections.list());
    } catch (failure) {
      showFailure(failure);
    }
  };
  return { saved, deleted, remove, bringBack };
}

type SavedSectionsProps = { sections: Sections; after: string | null; onDone: () => void };

/** The saved sections, to insert or delete them; renders nothing if there are none. */
export function SavedSections({ sections, after, onDone }: SavedSectionsProps) {
  const editing = useEditor();
  const { saved, deleted, remove, bringBack } = useSections(sections);
  const insert = ({ blocks, name }: Section) => {
    onDone();
    // They may have been stored long ago, so they are checked like everything from outside.
    const read = readBlocks(JSON.stringify(blocks));
    if (read.ok) insertCopies(editing, read.value, `Add ${name}`, after);
    else editing.ui.set({ alert: `Not added. ${read.error.message}` });
  };
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-sections" className="grid gap-2 pb-1">
      <h3 id="saved-sections">Saved sections</h3>
      <ul className="grid gap-2 md:grid-cols-2">
        {saved.map((section) => (
          <li key={section.id} className="flex min-h-14 items-center gap-1 rounded-control border border-line pe-1">
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
  return (
    <>
      <button
        type="button"
        onClick={onInsert}
        className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 self-stretch rounded-control px-3 py-2 text-start hover:bg-brand-tint"
      >
        <Layers aria-hidden className="size-5 shrink-0 text-brand" />
        <span className="grid">
          <span className="truncate font-medium">{name}</span>
          <span className="truncate text-sm text-ink-soft">{blocks.map(labelOf).join(", ")}</span>
        </span>
      </button>
      <IconButton danger label={`Delete section ${name}`} icon={<Trash2 />} onClick={onDelete} />
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
    <>
      <p role="status" className="min-w-0 flex-1 truncate px-3 text-ink-soft">
        Deleted: {name}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone */}
      <Button autoFocus busy={busy} aria-label={`Undo deleting ${name}`} onClick={() => void undo()}>
        Undo
      </Button>
    </>
  );
}
