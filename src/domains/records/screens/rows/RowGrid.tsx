import { MoreHorizontal, SquarePen, Trash2 } from "lucide-react";
import { useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { cx } from "#shared";
import { IconButton, Menu } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import type { Entity, Property } from "../../property.ts";
import { rowTitle } from "../values/row-title.ts";
import { CellEditor, type AfterEdit } from "./CellEditor.tsx";
import { CellValue, type Titles } from "./CellValue.tsx";
import type { RowColumn } from "./columns.ts";
import { GridHead } from "./GridHead.tsx";
import { isInline } from "./inline-types.ts";
import { isAtEnd } from "./sorting.ts";
import { neighbour, useGridKeys, type Place } from "./use-grid-keys.ts";

type RowGridProps = {
  entity: Entity;
  rows: readonly ListedRow[];
  columns: readonly RowColumn[];
  titles: Titles;
  sort: string;
  onSort: (sort: string) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** Opens a row's form. @param field the name of the property that gets the focus. */
  onOpen: (row: ListedRow, field?: string) => void;
  /** Undefined for people who may not change rows. */
  actions?: {
    onChange: (row: ListedRow, property: Property, given: unknown) => void;
    onDelete: (row: ListedRow) => void;
  };
};

type Keys = ReturnType<typeof useGridKeys>;

type RowProps = Omit<RowGridProps, "rows" | "sort" | "onSort"> & {
  row: ListedRow;
  index: number;
  keys: Keys;
  /** The column whose cell is being changed. */
  editing: number | undefined;
  onEdit: (column: number) => void;
  onEnd: (column: number, after: AfterEdit) => void;
};

/** The rows of an entity as a table that is changed in place. On phones each row is a card. */
export function RowGrid(props: RowGridProps) {
  const { entity, rows, columns, selected, onSelect, sort, onSort, actions, onOpen } = props;
  const before = actions ? 1 : 0;
  const size = { row: rows.length, column: columns.length + before + 1 };
  const grid = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(grid, size);
  const [editing, setEditing] = useState<Place>();

  function edit(place: Place): void {
    const [row, column] = [rows[place.row], columns[place.column - before]];
    if (!row || !column?.property || !actions) return;
    if (isInline(column.property.type)) setEditing(place);
    else onOpen(row, column.property.name);
  }
  function end(place: Place, after: AfterEdit): void {
    // The field has to be gone before its cell can get the focus.
    flushSync(() => setEditing(undefined));
    if (after === "stay") keys.focus(place);
    else if (after !== "elsewhere") keys.focus(neighbour(place, after === "next" ? 1 : -1, size));
  }
  const areSelected = rows.filter(({ id }) => selected.has(id)).length;
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={entity.titlePlural}
      aria-multiselectable={actions ? true : undefined}
      onKeyDownCapture={keys.onKeyDownCapture}
      className="rows-grid rounded-card border border-line bg-raised"
      style={{ "--columns": columns.length } as CSSProperties}
      data-columns={columns.length}
      data-selectable={actions ? "" : undefined}
    >
      <GridHead
        {...{ columns, sort, onSort }}
        selection={
          actions && {
            areAll: areSelected === rows.length,
            areSome: areSelected > 0,
            onAll: (all) => onSelect(new Set(all ? rows.map(({ id }) => id) : [])),
          }
        }
      />
      <div role="rowgroup" className="rows-body">
        {rows.map((row, index) => (
          <Row
            key={row.id}
            {...{ ...props, row, index, keys }}
            editing={editing?.row === index ? editing.column : undefined}
            onEdit={(column) => edit({ row: index, column })}
            onEnd={(column, after) => end({ row: index, column }, after)}
          />
        ))}
      </div>
    </div>
  );
}

function Row(props: RowProps) {
  const { entity, row, index, columns, selected, onSelect, onOpen, actions, keys } = props;
  const before = actions ? 1 : 0;
  const title = rowTitle(entity, row);
  const isSelected = selected.has(row.id);
  const select = (on: boolean) =>
    onSelect(new Set(on ? [...selected, row.id] : [...selected].filter((id) => id !== row.id)));
  return (
    <div
      role="row"
      aria-selected={actions ? isSelected : undefined}
      className={cx("rows-row", isSelected && "bg-brand-tint")}
    >
      {actions && (
        <div role="gridcell" className="rows-cell rows-select">
          <input
            {...keys.cellProps({ row: index, column: 0 })}
            type="checkbox"
            aria-label={`Select ${title}`}
            className="size-4 accent-brand"
            checked={isSelected}
            onChange={({ currentTarget }) => select(currentTarget.checked)}
          />
        </div>
      )}
      {columns.map((column, at) => (
        <Cell key={column.id} {...props} column={column} at={at + before} title={title} />
      ))}
      <div role="gridcell" className="rows-cell rows-actions">
        <Menu
          trigger={
            <IconButton
              {...keys.cellProps({ row: index, column: columns.length + before })}
              label={`Actions for ${title}`}
              icon={<MoreHorizontal />}
            />
          }
          items={
            actions
              ? [
                  { label: "Edit", icon: <SquarePen />, onSelect: () => onOpen(row) },
                  { label: "Delete", icon: <Trash2 />, danger: true, onSelect: () => actions.onDelete(row) },
                ]
              : [{ label: "Open", icon: <SquarePen />, onSelect: () => onOpen(row) }]
          }
        />
      </div>
    </div>
  );
}

type CellProps = RowProps & { column: RowColumn; at: number; title: string };

function Cell({ row, index, column, columns, at, title, titles, keys, editing, onEdit, onEnd, actions }: CellProps) {
  const { property } = column;
  const canEdit = actions !== undefined && property !== undefined;
  const className = cx("rows-cell", isAtEnd(column) && "rows-end", columns[0] === column && "rows-name");
  const label = (
    <span aria-hidden className="rows-label">
      {column.title}
    </span>
  );
  if (editing === at && actions && property)
    return (
      <div role="gridcell" tabIndex={-1} className={className}>
        {label}
        <CellEditor
          {...{ property, row }}
          label={`${column.title} of ${title}`}
          onLeave={() => onEnd(at, "stay")}
          onSave={(given, after) => {
            actions.onChange(row, property, given);
            onEnd(at, after);
          }}
        />
      </div>
    );
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "F2") return;
    event.preventDefault();
    onEdit(at);
  };
  const focus = keys.cellProps({ row: index, column: at });
  return (
    <div
      role="gridcell"
      {...focus}
      tabIndex={focus.tabIndex}
      className={className}
      onKeyDown={canEdit ? handleKeys : undefined}
      onDoubleClick={canEdit ? () => onEdit(at) : undefined}
    >
      {label}
      <div className="min-w-0">
        <CellValue {...{ row, column, titles }} />
      </div>
    </div>
  );
}
