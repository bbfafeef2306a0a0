import { Dialog, KeyRow } from "#ui/kit";
import { useEditor } from "../state/editor-context.tsx";
import { writingKeys } from "../writing/writing-keys.ts";
import { shortcutsFor, type Shortcut } from "./shortcut-table.ts";

const GROUPS = ["Blocks", "Select", "Page", "Formatted text"] as const;

type Listed = Pick<Shortcut, "label" | "keys">;

/** Lists every available shortcut. */
export function ShortcutsDialog() {
  const { ui, props } = useEditor();
  const there = shortcutsFor(props);
  const groups: [string, readonly Listed[]][] = GROUPS.map((group) => [
    group,
    there.filter((shortcut) => shortcut.group === group),
  ]);
  if (props.onWriting && props.capabilities.edit) groups.push(["Writing view", writingKeys()]);
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={() => ui.set({ dialog: undefined })}
      title="Keyboard shortcuts"
      footer={
        props.helpHref && (
          <a href={props.helpHref} target="_blank" rel="noopener" className="me-auto">
            Open the manual<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )
      }
    >
      <div
        role="region"
        aria-label="All shortcuts"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the list is scrolled with the keyboard
        tabIndex={0}
        className="-mx-2 grid gap-x-8 gap-y-5 rounded-control px-2 py-1 sm:grid-cols-2"
      >
        {groups.map(([group, shortcuts]) => (
          <section key={group} aria-label={group} className="sm:first:row-span-2">
            <h3 className="mb-1 text-sm text-ink-soft">{group}</h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <KeyRow key={shortcut.label} {...shortcut} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
