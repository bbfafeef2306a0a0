import { useQuery } from "@tanstack/react-query";
import { SITE_TENANT } from "#tenants";
import { Button, Dialog } from "#ui/kit";
import type { Entity } from "../../entities/property.ts";
import { call, rowsKey } from "../client.ts";

type DeleteEntityDialogProps = { entity: Entity; busy: boolean; onDelete: () => void; onClose: () => void };

/** Rows that are counted; of more, nobody needs the number. */
const COUNTED = 200;

function rowsText(count: number | undefined): string {
  if (count === undefined) return "all its rows";
  if (count > COUNTED) return `all its rows, more than ${COUNTED}`;
  return count === 1 ? "its only row" : `all its ${count} rows`;
}

/** How many rows the site has of an entity: 201 for more than 200; undefined while that is loading. */
function useRowCount({ name: entity }: Entity): number | undefined {
  const place = { tenant: SITE_TENANT, entity };
  const { data } = useQuery({
    queryKey: [rowsKey(place), "count"],
    queryFn: ({ signal }) =>
      call("GET /api/tenants/:tenant/entities/:entity/rows", { params: place, query: { limit: COUNTED }, signal }),
  });
  return data && (data.nextCursor === undefined ? data.items.length : COUNTED + 1);
}

/** Says what is lost with an entity before it is deleted. */
export function DeleteEntityDialog({ entity, busy, onDelete, onClose }: DeleteEntityDialogProps) {
  const count = useRowCount(entity);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${entity.titlePlural}”?`}
      description={`The entity goes with ${rowsText(count)}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={busy} onClick={onDelete}>
            Delete entity
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1 ps-5">
        <li>Pages that list its rows show none of them from now on, and pages of single rows are not found.</li>
        <li>Forms for new rows disappear from your pages.</li>
        <li>Rows of organisations are deleted too, and so are saved views.</li>
      </ul>
      <p>For 30 days you can restore it with everything, below the list of entities.</p>
    </Dialog>
  );
}
