import { Download } from "lucide-react";
import { Button } from "#ui/kit";
import { numbered } from "#client";
import type { Entity } from "../../entities/property.ts";
import { MAX_REFUSED } from "./import-state.ts";
import { faultTexts, saveRefusedRows } from "./refused-rows.ts";
import type { RefusedRow } from "./send-piece.ts";

/** More rows aren't shown; the file has them. */
const SHOWN = 100;

type RefusedRowsProps = { entity: Entity; rows: readonly RefusedRow[]; total: number };

/** The rows of a file that are left out, with their numbers as spreadsheets show them, and why. */
export function RefusedRows({ entity, rows, total }: RefusedRowsProps) {
  if (rows.length === 0) return null;
  const shown = rows.slice(0, SHOWN);
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold">Rows that don’t fit</h3>
        <Button icon={<Download />} onClick={() => saveRefusedRows(entity, rows)}>
          Download the list
        </Button>
      </div>
      <ul aria-label="Rows that don’t fit" className="divide-y divide-line rounded-control border border-line">
        {shown.map((row) => (
          <li key={row.row} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2 px-3 py-1.5">
            <span className="text-ink-soft tabular-nums">Row {row.row}</span>
            <span className="grid wrap-anywhere">
              {faultTexts(entity, row).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className="text-sm text-ink-soft">
          {`The first ${SHOWN} are shown. The list that you download has ${total > MAX_REFUSED ? `the first ${numbered(MAX_REFUSED)}` : "all of them"}.`}
        </p>
      )}
    </section>
  );
}
