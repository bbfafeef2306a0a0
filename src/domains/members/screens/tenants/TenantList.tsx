import { Building2, Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAddressQuery } from "#client";
import {
  Button,
  DataTable,
  EmptyState,
  LoadMore,
  PageHeader,
  SearchField,
  StatusBadge,
  type Column,
  TwoLines,
} from "#ui/kit";
import type { ListedTenant } from "#tenants";
import { ORGANISATIONS_AREA } from "../addresses.ts";
import { useList } from "../client.ts";
import { NewTenantDialog } from "./NewTenantDialog.tsx";

const COLUMNS: Column<ListedTenant>[] = [
  {
    id: "title",
    header: "Organisation",
    cell: ({ title, name }) => <TwoLines below={name}>{title}</TwoLines>,
  },
  {
    id: "visitors",
    header: "Visitors",
    cell: ({ isOpen }) =>
      isOpen ? <StatusBadge tone="good">Open to visitors</StatusBadge> : <StatusBadge>Closed to visitors</StatusBadge>,
  },
];

/** All organisations, by name. */
export function TenantList() {
  const navigate = useNavigate();
  const { read, change } = useAddressQuery();
  const search = read("search");
  const [isAdding, setAdding] = useState(false);
  const { more, ...list } = useList("GET /api/tenants", { query: { search } });
  return (
    <>
      <PageHeader
        title="Organisations"
        description="Groups whose data is kept apart, each with people of its own. The site itself is the first one."
        actions={
          <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
            Add organisation
          </Button>
        }
      />
      <div className="mb-4 flex">
        <SearchField
          label="Search organisations"
          value={search}
          onSearch={(text) => change({ search: text || undefined })}
        />
      </div>
      <DataTable
        label="Organisations"
        columns={COLUMNS}
        {...list}
        rowKey={({ id }) => id}
        rowLink={({ name }) => `${ORGANISATIONS_AREA}/${name}`}
        empty={<EmptyState icon={<Building2 />} title="No organisation found" />}
      />
      <LoadMore {...more} />
      {isAdding && (
        <NewTenantDialog
          onClose={() => setAdding(false)}
          onAdded={({ name }) => void navigate(`${ORGANISATIONS_AREA}/${name}`)}
        />
      )}
    </>
  );
}
