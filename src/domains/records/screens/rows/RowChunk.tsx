import { memo, type ComponentProps, type CSSProperties } from "react";
import type { ListedRow } from "../../contract.ts";
import { Row } from "./Row.tsx";
import type { Place } from "./use-grid-keys.ts";

type RowChunkProps = Pick<ComponentProps<typeof Row>, "entity" | "columns" | "titles" | "handlers" | "canEdit"> & {
  rows: readonly ListedRow[];
  /** The place of its first row in the table. */
  first: number;
  selected: ReadonlySet<string>;
  /** The grid's tab stop, if it is here. */
  stop: Place | undefined;
  /** The place of the row whose menu is open, if it is here. */
  menu: number | undefined;
  /** The cell that is being changed, if it is here. */
  editing: Place | undefined;
};

/** Rows that follow each other: laid out together, or not at all while none of them is near. */
export const RowChunk = memo(function RowChunk({ rows, first, selected, stop, menu, editing, ...rest }: RowChunkProps) {
  return (
    <div role="presentation" className="rows-chunk" style={{ "--rows": rows.length } as CSSProperties}>
      {rows.map((row, at) => (
        <Row
          key={row.id}
          {...rest}
          row={row}
          index={first + at}
          isSelected={selected.has(row.id)}
          isMenuOpen={menu === first + at}
          stop={stop?.row === first + at ? stop.column : undefined}
          editing={editing?.row === first + at ? editing.column : undefined}
        />
      ))}
    </div>
  );
});
