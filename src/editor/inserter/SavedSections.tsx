import { Layers, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton, toast } from "#ui/kit";
import { isObject } from "#shared";
import { readBlocks } from "../clipboard/block-text.ts";
import { insertCopies } from "../clipboard/clipboard-commands.ts";
import type { Section, Sections } from "../editor-props.ts";
import { labelOf } from "../state/actions.ts";
import { useEditor } from "../state/editor-context.tsx";

function tell(failure: unknown): void {
  toast.error(failure instanceof Error ? failure.message : String(failure));
}

type SavedSectionsProps = { sections: Sections; after: string | null; onDone: () => void };

/** What was saved as a section, to insert it again or to throw it away; nothing where there is none. */
export function SavedSections({ sections, after, onDone }: SavedSectionsProps) {
  const editing = useEditor();
  const [saved, setSaved] = useState<readonly Section[]>([]);
  useEffect(() => {
    sections.list().then(setSaved, tell);
  }, [sections]);
  const insert = ({ blocks, name }: Section) => {
    onDone();
    // Whoever keeps them may have kept them for long: they are checked like everything that comes from outside.
    const read = readBlocks(JSON.stringify(blocks));
    if (read.ok) insertCopies(editing, read.value, `Add ${name}`, after);
    else editing.ui.set({ alert: `Not added. ${read.error.message}` });
  };
  const remove = ({ id }: Section) => {
    setSaved((all) => all.filter((one) => one.id !== id));
    sections.remove(id).catch(tell);
  };
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-sections" className="grid gap-2 pb-1">
      <h3 id="saved-sections">Saved sections</h3>
      <ul className="grid gap-2 md:grid-cols-2">
        {saved.map((section) => (
          <li key={section.id} className="flex items-center gap-1 rounded-control border border-line pe-1">
            <button
              type="button"
              onClick={() => insert(section)}
              className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-start hover:bg-brand-tint"
            >
              <Layers aria-hidden className="size-5 shrink-0 text-brand" />
              <span className="grid">
                <span className="truncate font-medium">{section.name}</span>
                <span className="truncate text-sm text-ink-soft">
                  {section.blocks.filter(isObject).map(labelOf).join(", ")}
                </span>
              </span>
            </button>
            <IconButton
              danger
              label={`Delete section ${section.name}`}
              icon={<Trash2 />}
              onClick={() => remove(section)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
