import { MoreHorizontal } from "lucide-react";
import { memo, type KeyboardEvent } from "react";
import { cx } from "#shared";
import { IconButton } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import type { Entity, Property } from "../../entities/property.ts";
import { rowTitle } from "../values/row-title.ts";
import { CellEditor, type AfterEdit } from "./CellEditor.tsx";
import { CellValue, type Titles } from "./CellValue.tsx";
import type { RowColumn } from "./columns.ts";
import { isAtEnd } from "./sorting.ts";
import type { Place } from "./use-grid-keys.ts";

/** What a row tells its grid; always the same object, so that a row is only re-rendered when it changes. */
export type RowHandlers = {
  /** The focus is on a cell. */
  onReach: (place: Place) => void;
  onEdit: (place: Place) => void;
  onEnd: (place: Place, after: AfterEdit) => void;
  onSelect: (id: string, on: boolean) => void;
  onChange: (row: ListedRow, property: Property, given: unknown) => void;
  /** Opens the menu of a row at its button, or closes it. */
  onMenu: (index: number, button: HTMLElement) => void;
};

type RowProps = {
  entity: Entity;
  row: ListedRow;
  index: number;
  columns: readonly RowColumn[];
  titles: Titles;
  canEdit: boolean;
  isSelected: boolean;
  isMenuOpen: boolean;
  /** The column of its cell that is the grid's tab stop. */
  stop: number | undefined;
  /** The column whose cell is being changed. */
  editing: number | undefined;
  handlers: RowHandlers;
};

/** The props of what has the focus in a cell. */
function focusProps({ index, stop, handlers }: RowProps, column: number) {
  return {
    "data-cell": `${index}:${column}`,
    tabIndex: stop === column ? 0 : -1,
    onFocus: () => handlers.onReach({ row: index, column }),
  };
}

/** A row of the table of rows. */
export const Row = memo(function Row(props: RowProps) {
  const { entity, row, index, columns, isSelected, isMenuOpen, canEdit, handlers } = props;
  const before = canEdit ? 1 : 0;
  const title = rowTitle(entity, row);
  return (
    <div
      role="row"
      aria-selected={canEdit ? isSelected : undefined}
      className={cx("rows-row", isSelected && "bg-brand-tint")}
    >
      {canEdit && (
        <div role="gridcell" className="rows-cell rows-select">
          {/* As large as a finger needs, in the same space. */}
          <label className="grid size-4 place-items-center pointer-coarse:-m-3.5 pointer-coarse:size-11">
            <input
              {...focusProps(props, 0)}
              type="checkbox"
              aria-label={`Select ${title}`}
              className="size-4 accent-brand"
              checked={isSelected}
              onChange={({ currentTarget }) => handlers.onSelect(row.id, currentTarget.checked)}
            />
          </label>
        </div>
      )}
      {columns.map((column, at) => (
        <Cell key={column.id} {...props} column={column} at={at + before} title={title} />
      ))}
      <div role="gridcell" className="rows-cell rows-actions">
        <IconButton
          {...focusProps(props, columns.length + before)}
          label={`Actions for ${title}`}
          icon={<MoreHorizontal />}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={({ currentTarget }) => handlers.onMenu(index, currentTarget)}
        />
      </div>
    </div>
  );
});

type CellProps = RowProps & { column: RowColumn; at: number; title: string };

function Cell(props: CellProps) {
  const { row, index, column, columns, at, title, titles, editing, canEdit, handlers } = props;
  const { property } = column;
  const isEditable = canEdit && property !== undefined;
  const className = cx("rows-cell", isAtEnd(column) && "rows-end", columns[0] === column && "rows-name");
  const place = { row: index, column: at };
  const label = (
    <span aria-hidden className="rows-label">
      {column.title}
    </span>
  );
  if (editing === at && isEditable)
    return (
      <div role="gridcell" tabIndex={-1} className={className}>
        {label}
        <CellEditor
          {...{ property, row }}
          label={`${column.title} of ${title}`}
          onLeave={() => handlers.onEnd(place, "stay")}
          onSave={(seen, given, after) => {
            handlers.onChange(seen, property, given);
            handlers.onEnd(place, after);
          }}
        />
      </div>
    );
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "F2") return;
    event.preventDefault();
    handlers.onEdit(place);
  };
  const focus = focusProps(props, at);
  return (
    <div
      role="gridcell"
      {...focus}
      tabIndex={focus.tabIndex}
      className={className}
      onKeyDown={isEditable ? handleKeys : undefined}
      onDoubleClick={isEditable ? () => handlers.onEdit(place) : undefined}
    >
      {label}
      <div className="min-w-0">
        <CellValue {...{ row, column, titles }} />
      </div>
    </div>
  );
}
