import { Webhook } from "lucide-react";
import { useState } from "react";
import { Moment } from "#client";
import { DataTable, EmptyState, LoadMore, PageHeader, type Column } from "#ui/kit";
import type { ListedEndpoint } from "../contract.ts";
import { useList } from "./client.ts";
import { EndpointActions } from "./EndpointActions.tsx";
import { EndpointDialogs, type EndpointDialog } from "./EndpointDialogs.tsx";
import { EndpointHealth } from "./EndpointHealth.tsx";
import { UserLinks } from "./UserLinks.tsx";

const COLUMNS: Column<ListedEndpoint>[] = [
  {
    id: "url",
    header: "Address",
    width: "minmax(10rem, 2fr)",
    cell: ({ url }) => <span className="wrap-anywhere">{url}</span>,
  },
  {
    id: "health",
    header: "Health",
    width: "minmax(7rem, 1fr)",
    cell: (endpoint) => <EndpointHealth endpoint={endpoint} />,
  },
  {
    id: "users",
    header: "Used by",
    width: "minmax(7rem, 1fr)",
    cell: ({ usedBy }) =>
      usedBy.length > 0 ? <UserLinks users={usedBy} /> : <span className="text-ink-soft">No automation</span>,
  },
  {
    id: "delivered",
    header: "Last accepted",
    cell: ({ deliveredAt }) => (deliveredAt === undefined ? "Never" : <Moment at={deliveredAt} />),
  },
];

/** The area "Webhooks": the addresses that receive them, and their health. */
export function WebhooksScreen() {
  const { more, ...list } = useList("GET /api/webhook-endpoints");
  const [dialog, setDialog] = useState<EndpointDialog>();
  return (
    <>
      <PageHeader
        title="Webhooks"
        back={{ to: "/admin/automations", label: "Automations" }}
        description="Addresses that receive what happens on the site. One that fails for an hour is reported to the administrators by email."
      />
      <DataTable
        label="Webhooks"
        columns={COLUMNS}
        {...list}
        rowKey={({ id }) => id}
        rowActions={(endpoint) => <EndpointActions endpoint={endpoint} onDialog={setDialog} />}
        empty={
          <EmptyState icon={<Webhook />} title="No webhooks yet">
            An address appears here once something on the site sends to it.
          </EmptyState>
        }
      />
      <LoadMore {...more} />
      <EndpointDialogs dialog={dialog} rows={list.rows} onClose={() => setDialog(undefined)} />
    </>
  );
}
