import { memo, useRef, type CSSProperties, type FocusEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#shared";
import { ErrorState } from "../loading/ErrorState.tsx";
import { Skeleton } from "../loading/Skeleton.tsx";
import { useKeptFocus } from "../focus/use-kept-focus.ts";
import { screenHeading } from "../focus/screen-heading.ts";
import { SelectBox } from "./SelectBox.tsx";

/** A column: its heading, and a row's cell. The first column names the row and has its link. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "end";
  /** A CSS grid size; "auto" unless set. The first column takes the rest. */
  width?: string;
  /** Hidden on phones, where each row is a card. */
  wideOnly?: boolean;
};

/** Which rows are selected, by their keys. */
export type TableSelection<Row> = {
  selected: ReadonlySet<string>;
  onSelect: (change: (keys: ReadonlySet<string>) => ReadonlySet<string>) => void;
  /** Names a row's box. */
  nameOf: (row: Row) => string;
};

type DataTableProps<Row> = {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  /** Absent while they are loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** A row's link: the whole row can be clicked. */
  rowLink?: (row: Row) => string | undefined;
  /** A menu or buttons at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Rows can be selected. */
  selection?: TableSelection<Row> | undefined;
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode;
  /** The message when loading failed. */
  error?: string;
  onRetry?: () => void;
};

const TOOLS = ".kit-row-actions button";
const BOX = ".kit-row-select input";

/**
 * Keeps the keyboard in a table whose focused row goes away: on the box of the next row if it was on one, or else on its tools,
 * or on the screen's heading.
 */
function useRowFocus() {
  const table = useRef<HTMLDivElement>(null);
  const at = useRef(0);
  const control = useRef(TOOLS);
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>(".kit-body-row") ?? [])];
  const { onFocus, onBlur } = useKeptFocus(() => {
    const left = rows();
    const row = left[Math.min(at.current, left.length - 1)];
    const next = row?.querySelector<HTMLElement>(control.current) ?? row?.querySelector<HTMLElement>("a, button");
    (next ?? screenHeading())?.focus();
  });
  return {
    ref: table,
    onBlur,
    onFocus: (event: FocusEvent) => {
      at.current = rows().findIndex((row) => row.contains(event.target));
      control.current = event.target.matches(BOX) ? BOX : TOOLS;
      onFocus(event);
    },
  };
}

/**
 * A table with its states: loading, empty, failed. On phones each row is a card with the columns' names beside the
 * values.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowLink, rowActions, selection, empty, error, onRetry } = props;
  const focus = useRowFocus();
  if (error !== undefined && !rows) return <ErrorState message={error} onRetry={onRetry} />;
  if (rows?.length === 0) return <>{empty}</>;
  const sizes = columns.map(({ width }, index) => width ?? (index === 0 ? "minmax(12rem, 1fr)" : "auto"));
  const template = [...(selection ? ["auto"] : []), ...sizes, ...(rowActions ? ["auto"] : [])].join(" ");
  return (
    <div
      {...focus}
      role="table"
      aria-label={label}
      aria-busy={!rows || undefined}
      className="kit-table rounded-card border border-line bg-raised"
      style={{ "--columns": template } as CSSProperties}
    >
      <div role="rowgroup" className="max-md:sr-only md:contents">
        <div role="row" className="kit-row border-b border-line text-sm font-semibold text-ink-soft">
          {selection && <SelectAll label={label} keys={rows?.map(rowKey) ?? []} selection={selection} />}
          {columns.map(({ id, header, align, wideOnly }) => (
            <div
              role="columnheader"
              key={id}
              className={cx(align === "end" && "md:text-end", wideOnly && "max-md:hidden")}
            >
              {header}
            </div>
          ))}
          {rowActions && (
            <div role="columnheader">
              <span className="sr-only">Actions</span>
            </div>
          )}
        </div>
      </div>
      <div role="rowgroup" className="contents">
        {rows
          ? rows.map((row) => (
              <KeptRow
                key={rowKey(row)}
                id={rowKey(row)}
                link={rowLink?.(row)}
                {...{ row, columns, rowActions }}
                isSelected={selection?.selected.has(rowKey(row)) ?? false}
                onSelect={selection?.onSelect}
                name={selection?.nameOf(row)}
              />
            ))
          : Array.from({ length: 5 }, (_, index) => (
              <LoadingRow key={index} columns={columns.length} before={selection ? 1 : 0} after={rowActions ? 1 : 0} />
            ))}
      </div>
    </div>
  );
}

/** The box in the heading: it stands for all loaded rows. */
function SelectAll<Row>(props: { label: string; keys: readonly string[]; selection: TableSelection<Row> }) {
  const { label, keys, selection } = props;
  const count = keys.filter((key) => selection.selected.has(key)).length;
  const areAll = count > 0 && count === keys.length;
  return (
    <div role="columnheader" className="kit-row-select max-md:hidden">
      <SelectBox
        label={`Select all ${label.toLowerCase()}`}
        isChecked={areAll}
        isPartly={count > 0 && !areAll}
        onChange={(isChecked) => selection.onSelect(() => new Set(isChecked ? keys : []))}
      />
    </div>
  );
}

type RowProps<Row> = Pick<DataTableProps<Row>, "columns" | "rowActions"> & {
  row: Row;
  id: string;
  link: string | undefined;
  isSelected: boolean;
  /** With the name, where rows can be selected. */
  onSelect: TableSelection<Row>["onSelect"] | undefined;
  name: string | undefined;
};

function SelectCell<Row>({ id, isSelected, onSelect, name }: RowProps<Row>) {
  if (!onSelect) return null;
  const change = (isChecked: boolean) =>
    onSelect((keys) => {
      const others = [...keys].filter((one) => one !== id);
      return new Set(isChecked ? [...others, id] : others);
    });
  return (
    <div role="cell" className="kit-row-select">
      <SelectBox label={`Select ${name}`} isChecked={isSelected} onChange={change} />
    </div>
  );
}

function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, link, rowActions, isSelected } = props;
  return (
    <div
      role="row"
      className={cx("kit-row kit-body-row", isSelected ? "bg-brand-tint" : link !== undefined && "hover:bg-hover")}
    >
      <SelectCell {...props} />
      {columns.map(({ id, header, cell, align, wideOnly }, index) => (
        <div
          role="cell"
          key={id}
          className={cx(align === "end" && "md:text-end", wideOnly && "max-md:hidden", index === 0 && "kit-row-name")}
        >
          {index > 0 && (
            <span aria-hidden className="kit-cell-name">
              {header}
            </span>
          )}
          {index === 0 && link !== undefined ? (
            <Link to={link} className="kit-row-link">
              {cell(row)}
            </Link>
          ) : (
            <div className="min-w-0">{cell(row)}</div>
          )}
        </div>
      ))}
      {rowActions && (
        <div role="cell" className="kit-row-actions">
          {rowActions(row)}
        </div>
      )}
    </div>
  );
}

/**
 * A long table renders only rows that have changed, where `columns` and `rowActions` stay the same. `memo` forgets the type's
 * parameter.
 */
const KeptRow = memo(TableRow) as typeof TableRow;

/** @param props.before, props.after columns of tools. */
function LoadingRow({ columns, before, after }: { columns: number; before: number; after: number }) {
  return (
    <div role="row" className="kit-row kit-body-row">
      {before > 0 && (
        <div role="cell" className="kit-row-select">
          <Skeleton className="size-4" />
        </div>
      )}
      {Array.from({ length: columns + after }, (_, index) => (
        <div role="cell" key={index} className={cx(index > 1 && "max-md:hidden")}>
          <Skeleton className={index === 0 ? "w-3/5" : "w-16"} />
        </div>
      ))}
    </div>
  );
}
