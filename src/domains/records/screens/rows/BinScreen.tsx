import { Trash2, Undo2 } from "lucide-react";
import { useParams, useSearchParams } from "react-router";
import { LoadingOrError, Moment, useItemActions } from "#client";
import { SITE_TENANT } from "#tenants";
import { Button, DataTable, EmptyState, LoadMore, PageHeader, type Column } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import type { Entity } from "../../entities/property.ts";
import { DATA } from "../addresses.ts";
import { useList } from "../client.ts";
import { useEntity } from "../use-entities.ts";
import { rowTitle } from "../values/row-title.ts";
import { MovingBar } from "./MovingBar.tsx";
import { useRowsArea } from "./rows-area.ts";
import { TenantField } from "./TenantField.tsx";
import { useDeleteRows } from "./use-delete-rows.ts";

const columnsOf = (entity: Entity): Column<ListedRow>[] => [
  { id: "title", header: entity.title, cell: (row) => <span className="wrap-anywhere">{rowTitle(entity, row)}</span> },
  { id: "deleted", header: "Deleted", cell: ({ deletedAt = "" }) => <Moment at={deletedAt} /> },
];

/** The deleted rows of an entity. */
export function Bin({ entity }: { entity: Entity }) {
  const [query, setQuery] = useSearchParams();
  const area = useRowsArea();
  const { mayEdit, tenant = query.get("tenant") ?? SITE_TENANT } = area;
  const search = area.tenant === undefined ? `?tenant=${encodeURIComponent(tenant)}` : "";
  const place = { tenant, entity: entity.name };
  const { rows, error, onRetry, more } = useList("GET /api/tenants/:tenant/entities/:entity/rows", {
    params: place,
    query: { deleted: "true" },
  });
  const { run, isBusy } = useItemActions();
  const { moving, stop, restore, restoreAll } = useDeleteRows(place);
  return (
    <>
      <PageHeader
        title={`Bin of ${entity.titlePlural}`}
        description="Deleted rows stay here for 30 days. After that they can’t be restored."
        back={{ to: `${area.rowsAddress(entity.name)}${search}`, label: entity.titlePlural }}
        actions={
          mayEdit &&
          rows &&
          rows.length > 1 && (
            <Button icon={<Undo2 />} busy={moving !== undefined} onClick={() => void restoreAll()}>
              Restore all
            </Button>
          )
        }
      />
      {area.tenant === undefined && (
        <div className="mb-4 flex">
          <TenantField value={tenant} onChange={(chosen) => setQuery({ tenant: chosen }, { replace: true })} />
        </div>
      )}
      {moving && <MovingBar moving={moving} onStop={stop} />}
      <DataTable
        label="Deleted rows"
        columns={columnsOf(entity)}
        {...{ rows, error, onRetry }}
        rowKey={({ id }) => id}
        rowActions={
          mayEdit
            ? (row) => (
                <Button
                  icon={<Undo2 />}
                  aria-label={`Restore ${rowTitle(entity, row)}`}
                  busy={isBusy(row.id)}
                  onClick={() => void run(row.id, () => restore([row.id]))}
                >
                  Restore
                </Button>
              )
            : undefined
        }
        empty={
          <EmptyState icon={<Trash2 />} title="The bin is empty">
            Deleted rows appear here.
          </EmptyState>
        }
      />
      <LoadMore {...more} />
    </>
  );
}

/** The screen with the deleted rows of the entity of the address. */
export function BinScreen() {
  const { entity: called = "" } = useParams();
  const { data: entity, error, refetch } = useEntity(called);
  if (entity) return <Bin entity={entity} />;
  return (
    <>
      <PageHeader title="Bin" back={{ to: DATA, label: "Data" }} />
      <LoadingOrError error={error} onRetry={() => void refetch()} lines={5} />
    </>
  );
}
