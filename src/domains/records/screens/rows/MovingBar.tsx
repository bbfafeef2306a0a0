import { Button } from "#ui/kit";
import { numbered } from "#client";
import type { MovingRows } from "./use-delete-rows.ts";

/** Says how far the deletion or the return of many rows is. */
export function MovingBar({ moving: { way, done, all }, onStop }: { moving: MovingRows; onStop: () => void }) {
  const progress = all === undefined ? `${numbered(done)} so far` : `${numbered(done)} of ${numbered(all)}`;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-brand bg-brand-tint px-3 py-2">
      <p role="status" className="flex-1 font-medium">
        {`${way === "delete" ? "Deleting" : "Restoring"} rows: ${progress}`}
      </p>
      {all !== undefined && (
        <progress aria-label="Share of the rows" max={all} value={done} className="min-w-24 flex-1" />
      )}
      <Button onClick={onStop}>Stop</Button>
    </div>
  );
}
