import { Building2 } from "lucide-react";
import { Navigate } from "react-router";
import { messageOf } from "#client";
import { DataTable, EmptyState, PageHeader, type Column } from "#ui/kit";
import type { Organisation } from "../../contract.ts";
import { tenantRoleName } from "../../role-names.ts";
import { organisationAddress } from "../addresses.ts";
import { useOrganisations } from "./use-organisations.ts";

const COLUMNS: Column<Organisation>[] = [
  { id: "title", header: "Organisation", cell: ({ title }) => title },
  { id: "role", header: "Your role", cell: ({ role }) => tenantRoleName(role) },
];

/** `/account`: the organisations that the user belongs to; the only one opens at once. */
export function OrganisationList() {
  const { data, error, refetch } = useOrganisations();
  const [only, second] = data ?? [];
  if (only && !second) return <Navigate replace to={organisationAddress(only.name)} />;
  return (
    <>
      <PageHeader title="Your organisations" />
      <DataTable
        label="Your organisations"
        columns={COLUMNS}
        rows={data}
        rowKey={({ id }) => id}
        rowLink={({ name }) => organisationAddress(name)}
        error={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={<Building2 />} title="You don’t belong to an organisation">
            Its owner can invite you: the email has a link that leads here.
          </EmptyState>
        }
      />
    </>
  );
}
