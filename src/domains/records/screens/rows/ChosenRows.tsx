import { useState } from "react";
import type { Property } from "../../entities/property.ts";
import { BulkDialog } from "../bulk/BulkDialog.tsx";
import type { useList, RowsPlace } from "../client.ts";
import { SelectedRows } from "./SelectedRows.tsx";
import type { useDeleteRows } from "./use-delete-rows.ts";
import type { useSelection } from "./use-selection.ts";

type ChosenRowsProps = {
  place: RowsPlace;
  properties: readonly Property[];
  /** What the list was asked for. */
  query: Readonly<Record<string, string>>;
  list: Pick<ReturnType<typeof useList<"GET /api/tenants/:tenant/entities/:entity/rows">>, "rows" | "more">;
  selection: ReturnType<typeof useSelection>;
  deletion: Pick<ReturnType<typeof useDeleteRows>, "moving" | "remove" | "removeFound">;
};

/** What can be done with the selected rows of a list: they are changed together, or deleted. */
export function ChosenRows({ place, properties, query, list, selection, deletion }: ChosenRowsProps) {
  const { rows, more } = list;
  const { selected, areAll, select, selectAll, deselect, clear } = selection;
  const [isChanging, setChanging] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? [];

  async function remove(): Promise<void> {
    setDeleting(true);
    await (areAll ? deletion.removeFound(query) : deletion.remove(chosen.map(({ id }) => id)));
    deselect(selected);
    setDeleting(false);
  }
  return (
    <>
      <SelectedRows
        count={deletion.moving ? 0 : chosen.length}
        busy={isDeleting}
        areAll={areAll}
        onAll={more.hasMore && chosen.length === rows?.length ? selectAll : undefined}
        onLoaded={rows && chosen.length < rows.length ? () => select(new Set(rows.map(({ id }) => id))) : undefined}
        onChange={() => setChanging(true)}
        onDelete={() => void remove()}
        onClear={clear}
      />
      {isChanging && (
        <BulkDialog
          {...{ place, properties }}
          chosen={areAll ? { query } : { rows: chosen }}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}
