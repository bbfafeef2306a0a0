import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { messageOf } from "#client";
import { Alert, Dialog, LoadingBlock } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import type { Entity } from "../../entities/property.ts";
import { call, rowsKey, type RowsPlace } from "../client.ts";
import { RowDetails } from "./RowDetails.tsx";
import { RowDialog } from "./RowDialog.tsx";
import { useRowsArea } from "./rows-area.ts";

type OpenedRowProps = {
  place: RowsPlace;
  entity: Entity;
  id: string;
  /** The row as the list has it; one that isn't listed is loaded. */
  listed: ListedRow | undefined;
} & Pick<ComponentProps<typeof RowDialog>, "first" | "onClose" | "onMore">;

/** The form of the row that the address names. It stays open when the row leaves the list, so that nothing typed is lost. */
export function OpenedRow({ place, id, listed, onClose, ...rest }: OpenedRowProps) {
  const { data, error } = useQuery({
    queryKey: [rowsKey(place), "row", id],
    queryFn: ({ signal }) =>
      call("GET /api/tenants/:tenant/entities/:entity/rows/:id", { params: { ...place, id }, signal }),
    initialData: listed,
  });
  const { mayEdit } = useRowsArea();
  const row = data ?? listed;
  if (row && !mayEdit) return <RowDetails entity={rest.entity} row={row} tenant={place.tenant} onClose={onClose} />;
  if (row) return <RowDialog place={place} row={row} onClose={onClose} {...rest} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" title="Row">
      {error ? <Alert kind="error">{messageOf(error)}</Alert> : <LoadingBlock lines={4} />}
    </Dialog>
  );
}
