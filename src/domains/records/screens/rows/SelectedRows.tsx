import { SquarePen, Trash2, X } from "lucide-react";
import { useRef } from "react";
import { Button, IconButton, useKeptFocus, screenHeading } from "#ui/kit";

type SelectedRowsProps = {
  /** Of the loaded rows. */
  count: number;
  busy: boolean;
  /** All rows that the list finds are selected, also those that aren't loaded. */
  areAll: boolean;
  /** Selects them; undefined where there are no others. */
  onAll: (() => void) | undefined;
  /** Selects all loaded rows; undefined where they are. On phones no heading has a box for that. */
  onLoaded: (() => void) | undefined;
  onChange: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** What can be done with the selected rows, in view however far down they are; nothing while none is. */
export function SelectedRows({ count, busy, areAll, onAll, onLoaded, onChange, onDelete, onClear }: SelectedRowsProps) {
  const clear = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, or all of them: then it goes on in the table.
  const focus = useKeptFocus(() => {
    const cell = document.querySelector<HTMLElement>('[role="grid"] [data-cell][tabindex="0"]');
    (clear.current ?? cell ?? screenHeading())?.focus();
  });
  if (count === 0) return null;
  const text = areAll ? "All rows found are selected" : count === 1 ? "1 row selected" : `${count} rows selected`;
  // Phones have no room to say it again.
  const which = <span className="max-sm:sr-only">{areAll ? " all" : count === 1 ? " row" : ` ${count} rows`}</span>;
  return (
    <div
      {...focus}
      role="group"
      aria-label="Selected rows"
      className="kit-sticky-tools sticky top-13 z-10 mb-3 flex flex-wrap items-center gap-2 rounded-control border border-brand bg-brand-tint p-2 lg:top-2"
    >
      <IconButton ref={clear} label="Clear selection" icon={<X />} onClick={onClear} />
      <p role="status" className="min-w-18 flex-1 font-medium">
        {text}
      </p>
      {onLoaded && (
        <Button onClick={onLoaded} className="md:hidden">
          Select all loaded
        </Button>
      )}
      {onAll && !areAll && <Button onClick={onAll}>Select all rows found</Button>}
      <Button icon={<SquarePen />} onClick={onChange}>
        <span>Change{which}…</span>
      </Button>
      <Button icon={<Trash2 />} busy={busy} onClick={onDelete}>
        <span>Delete{which}</span>
      </Button>
    </div>
  );
}
