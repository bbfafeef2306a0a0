import type { ListedRow } from "../../contract.ts";
import type { Entity } from "../../entities/property.ts";
import type { RowsPlace } from "../client.ts";
import { OpenedRow } from "./OpenedRow.tsx";
import { RowDialog } from "./RowDialog.tsx";
import { useRowsArea } from "./rows-area.ts";
import type { useRowAddress } from "./use-row-address.ts";

type AddressedRowProps = {
  place: RowsPlace;
  entity: Entity;
  address: ReturnType<typeof useRowAddress>;
  rows: readonly ListedRow[] | undefined;
};

/** The form that the address asks for: of a new row, or of one row. */
export function AddressedRow({ place, entity, address, rows }: AddressedRowProps) {
  const { mayEdit } = useRowsArea();
  const { row, field, isCreating, set } = address;
  const open = (id: string) => set({ create: undefined, row: id });
  return (
    <>
      {isCreating && mayEdit && (
        <RowDialog {...{ place, entity }} row={undefined} onClose={() => set({ create: undefined })} onMore={open} />
      )}
      {row && (
        <OpenedRow
          key={row}
          {...{ place, entity }}
          id={row}
          first={field}
          listed={rows?.find(({ id }) => id === row)}
          onClose={() => set({ row: undefined, field: undefined })}
          onMore={open}
        />
      )}
    </>
  );
}
