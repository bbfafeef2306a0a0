import type { ComponentProps } from "react";
import type { List } from "#client";
import { ErrorState, LoadingBlock, LoadMore } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import { NoRows } from "./NoRows.tsx";
import { RowGrid } from "./RowGrid.tsx";
import type { useRowAddress } from "./use-row-address.ts";

type GridProps = ComponentProps<typeof RowGrid>;

type FoundRowsProps = Pick<GridProps, "entity" | "columns" | "titles" | "selected" | "onSelect"> & {
  address: ReturnType<typeof useRowAddress>;
  list: List<ListedRow>;
  /** Undefined for people who may not change rows. */
  actions: (NonNullable<GridProps["actions"]> & { onCreate: () => void }) | undefined;
};

/** The rows that the list finds, or why there are none. */
export function FoundRows({ address, list, actions, ...grid }: FoundRowsProps) {
  const { search, sort, filters, set, setFilters } = address;
  const { rows, error, onRetry, more } = list;
  return (
    <>
      {error !== undefined && !rows && <ErrorState message={error} onRetry={onRetry} />}
      {!rows && error === undefined && <LoadingBlock lines={8} />}
      {rows?.length === 0 && !more.hasMore && (
        <NoRows
          title={grid.entity.titlePlural}
          isNarrowed={search !== "" || filters.length > 0}
          onAll={() => {
            set({ search: undefined });
            setFilters([]);
          }}
          onCreate={actions?.onCreate}
        />
      )}
      {rows && rows.length > 0 && (
        <>
          <RowGrid
            {...grid}
            {...{ rows, sort, actions }}
            onSort={(next) => set({ sort: next })}
            onOpen={({ id }, field) => set({ row: id, field })}
          />
          {actions && (
            <p className="mt-2 text-sm text-ink-soft max-md:hidden">
              Double-click a cell or press Enter on it to change it. Arrow keys move between cells.
            </p>
          )}
        </>
      )}
      <LoadMore {...more} />
    </>
  );
}
