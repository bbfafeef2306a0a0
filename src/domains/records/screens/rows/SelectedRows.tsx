import { Trash2 } from "lucide-react";
import { Button } from "#ui/kit";

type SelectedRowsProps = { count: number; busy: boolean; onDelete: () => void; onClear: () => void };

/** What can be done with the selected rows; nothing while none is. */
export function SelectedRows({ count, busy, onDelete, onClear }: SelectedRowsProps) {
  if (count === 0) return null;
  return (
    <div
      role="group"
      aria-label="Selected rows"
      className="mb-3 flex flex-wrap items-center gap-2 rounded-control border border-brand bg-brand-tint px-3 py-2"
    >
      <p role="status" className="flex-1 font-medium">
        {count === 1 ? "1 row selected" : `${count} rows selected`}
      </p>
      <Button onClick={onClear}>Clear selection</Button>
      <Button icon={<Trash2 />} busy={busy} onClick={onDelete}>
        {count === 1 ? "Delete row" : `Delete ${count} rows`}
      </Button>
    </div>
  );
}
