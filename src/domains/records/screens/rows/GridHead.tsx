import { ArrowDown, ArrowUp } from "lucide-react";
import { cx } from "#shared";
import type { RowColumn } from "./columns.ts";
import { isAtEnd, sortName } from "./sorting.ts";

type GridHeadProps = {
  columns: readonly RowColumn[];
  /** As the API takes it; empty: the newest first. */
  sort: string;
  onSort: (sort: string) => void;
  /** Undefined where rows can't be selected. */
  selection?: { areAll: boolean; areSome: boolean; onAll: (all: boolean) => void };
};

/** @returns the direction in which the list is sorted by a column; undefined where it is sorted by another one. */
function directionOf(column: RowColumn, sort: string): "ascending" | "descending" | undefined {
  const present = sort || "-createdAt";
  if (present.replace(/^-/, "") !== sortName(column)) return undefined;
  return present.startsWith("-") ? "descending" : "ascending";
}

function SortButton({ column, sort, onSort }: Omit<GridHeadProps, "columns" | "selection"> & { column: RowColumn }) {
  const name = sortName(column);
  // On phones, where the headings are hidden, there is a field for the order.
  const text = <span className={cx("truncate", name !== undefined && "md:hidden")}>{column.title}</span>;
  if (name === undefined) return text;
  const direction = directionOf(column, sort);
  // Times are mostly wanted the newest first, everything else from the beginning.
  const nextIsDescending = direction === undefined ? !column.property : direction === "ascending";
  return (
    <>
      {text}
      <button
        type="button"
        onClick={() => onSort(nextIsDescending ? `-${name}` : name)}
        className="flex min-h-8 max-md:hidden max-w-full min-w-0 cursor-pointer items-center gap-1 rounded-inner text-start font-semibold hover:text-ink"
      >
        <span className="truncate">{column.title}</span>
        {direction === "descending" && <ArrowDown aria-hidden className="size-3.5 shrink-0" />}
        {direction === "ascending" && <ArrowUp aria-hidden className="size-3.5 shrink-0" />}
      </button>
    </>
  );
}

/** The headings of the table of rows: a click sorts by one, another click the other way round. */
export function GridHead({ columns, sort, onSort, selection }: GridHeadProps) {
  return (
    <div role="rowgroup" className="rows-head">
      <div role="row" className="rows-row text-sm font-semibold text-ink-soft">
        {selection && (
          <div role="columnheader" className="rows-cell rows-select">
            <span className="sr-only">Selection</span>
            <input
              type="checkbox"
              aria-label="Select all rows"
              className="size-4 accent-brand max-md:hidden"
              checked={selection.areAll}
              ref={(box) => {
                if (box) box.indeterminate = selection.areSome && !selection.areAll;
              }}
              onChange={({ currentTarget }) => selection.onAll(currentTarget.checked)}
            />
          </div>
        )}
        {columns.map((column) => (
          <div
            role="columnheader"
            key={column.id}
            aria-sort={directionOf(column, sort)}
            className={cx("rows-cell", isAtEnd(column) && "rows-end")}
          >
            <SortButton {...{ column, sort, onSort }} />
          </div>
        ))}
        <div role="columnheader" className="rows-cell rows-actions">
          <span className="sr-only">Actions</span>
        </div>
      </div>
    </div>
  );
}
