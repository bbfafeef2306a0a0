import { useQuery } from "@tanstack/react-query";
import { Database } from "lucide-react";
import { messageOf } from "#client";
import { DataTable, EmptyState, StatusBadge, type Column } from "#ui/kit";
import type { Entity } from "../../entities/property.ts";
import { EntityTitle } from "../EntityTitle.tsx";
import { ownEntitiesQuery } from "../use-entities.ts";

/** With whether the user may change rows of it. */
type OwnEntity = Entity & { mayEdit: boolean };

const COLUMNS: Column<OwnEntity>[] = [
  { id: "title", header: "List", cell: EntityTitle },
  {
    id: "rights",
    header: "You can",
    cell: ({ mayEdit }) =>
      mayEdit ? <StatusBadge tone="good">See and edit</StatusBadge> : <StatusBadge>See</StatusBadge>,
  },
];

/** What a tenant lists, as far as the user may see it. @param props `base` as for `OwnRows`. */
export function OwnEntities({ tenant, base }: { tenant: string; base: string }) {
  const { data, error, refetch } = useQuery(ownEntitiesQuery(tenant));
  return (
    <DataTable
      label="Data"
      columns={COLUMNS}
      rows={data}
      rowKey={({ id }) => id}
      rowLink={({ name }) => `${base}/${name}`}
      error={error ? messageOf(error) : undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState icon={<Database />} title="There is no data for you yet">
          Lists that the people of your organisation may see appear here.
        </EmptyState>
      }
    />
  );
}
