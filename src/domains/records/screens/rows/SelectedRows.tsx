import { SquarePen, Trash2 } from "lucide-react";
import { Button, SelectionBar } from "#ui/kit";

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

/** The cell of the grid that Tab reaches. */
const cell = () => document.querySelector<HTMLElement>('[role="grid"] [data-cell][tabindex="0"]');

/** What can be done with the selected rows; nothing while none is. */
export function SelectedRows({ count, busy, areAll, onAll, onLoaded, onChange, onDelete, onClear }: SelectedRowsProps) {
  const text = areAll ? "All rows found are selected" : count === 1 ? "1 row selected" : `${count} rows selected`;
  // Phones have no room to say it again.
  const which = <span className="max-sm:sr-only">{areAll ? " all" : count === 1 ? " row" : ` ${count} rows`}</span>;
  return (
    <SelectionBar label="Selected rows" text={count === 0 ? undefined : text} onClear={onClear} next={cell}>
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
    </SelectionBar>
  );
}
