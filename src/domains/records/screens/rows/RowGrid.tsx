import { useMemo, useRef, useState, type CSSProperties } from "react";
import { flushSync } from "react-dom";
import { useKeptFocus } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import type { Entity, Property } from "../../entities/property.ts";
import type { AfterEdit } from "./CellEditor.tsx";
import type { Titles } from "./CellValue.tsx";
import type { RowColumn } from "./columns.ts";
import { GridHead } from "./GridHead.tsx";
import { isInline } from "./inline-types.ts";
import type { RowHandlers } from "./Row.tsx";
import { RowChunk } from "./RowChunk.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { neighbour, useGridKeys, type Place } from "./use-grid-keys.ts";
import { useStable } from "./use-stable.ts";

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

/** Rows that are laid out together. */
const CHUNK = 50;

function chunksOf(rows: readonly ListedRow[]): (readonly ListedRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) => rows.slice(at * CHUNK, (at + 1) * CHUNK));
}

const isIn = ({ row }: Pick<Place, "row">, chunk: number) => Math.floor(row / CHUNK) === chunk;

/** The place if it is in this chunk: others needn't know of it. */
const placeIn = (place: Place | undefined, chunk: number) => (place && isIn(place, chunk) ? place : undefined);

/** The rows of an entity as a table that is changed in place. On phones each row is a card. */
export function RowGrid(props: RowGridProps) {
  const { entity, rows, columns, titles, selected, onSelect, sort, onSort, actions, onOpen } = props;
  const before = actions ? 1 : 0;
  const size = { row: rows.length, column: columns.length + before + 1 };
  const grid = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(grid, size);
  const focus = useKeptFocus(() => keys.focus(keys.at));
  const chunks = useMemo(() => chunksOf(rows), [rows]);
  const [editing, setEditing] = useState<Place>();
  const [menu, setMenu] = useState<{ row: number; button: HTMLElement }>();

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
  const handlers = useStable<RowHandlers>({
    onReach: keys.reach,
    onEdit: edit,
    onEnd: end,
    onMenu: (row, button) => setMenu(menu?.row === row ? undefined : { row, button }),
    onSelect: (id, on) => onSelect(new Set(on ? [...selected, id] : [...selected].filter((one) => one !== id))),
    onChange: (row, property, given) => actions?.onChange(row, property, given),
  });
  const areSelected = rows.filter(({ id }) => selected.has(id)).length;
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={entity.titlePlural}
      aria-multiselectable={actions ? true : undefined}
      onKeyDownCapture={keys.onKeyDownCapture}
      {...focus}
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
        {chunks.map((chunk, at) => (
          <RowChunk
            // oxlint-disable-next-line react/no-array-index-key -- a chunk is nothing but its place
            key={at}
            {...{ entity, columns, titles, handlers, selected }}
            rows={chunk}
            first={at * CHUNK}
            canEdit={actions !== undefined}
            stop={placeIn(keys.at, at)}
            menu={menu && isIn(menu, at) ? menu.row : undefined}
            editing={placeIn(editing, at)}
          />
        ))}
      </div>
      <RowMenu
        row={menu && rows[menu.row]}
        {...{ entity, onOpen }}
        button={menu?.button}
        onDelete={actions?.onDelete}
        onClose={() => setMenu(undefined)}
      />
    </div>
  );
}
