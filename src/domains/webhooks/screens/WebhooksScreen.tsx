import { KeyRound, MoreHorizontal, Power, Send, Webhook } from "lucide-react";
import { useState } from "react";
import { Moment } from "#client";
import { DataTable, EmptyState, IconButton, LoadMore, Menu, PageHeader, StatusBadge, type Column } from "#ui/kit";
import type { Endpoint } from "../contract.ts";
import { useList } from "./client.ts";
import { RotateDialog } from "./RotateDialog.tsx";
import { useEndpointActions } from "./use-endpoint-actions.ts";

function stateOf({ isEnabled, disabledBecause, failingSince, isUnhealthy, deliveredAt }: Endpoint) {
  if (disabledBecause === "gone") return { tone: "bad", text: "Gone (410)" } as const;
  if (!isEnabled) return { tone: "neutral", text: "Off" } as const;
  if (failingSince !== undefined) return { tone: isUnhealthy ? "bad" : "attention", text: "Failing" } as const;
  return { tone: "good", text: deliveredAt === undefined ? "On, not used yet" : "On" } as const;
}

const COLUMNS: Column<Endpoint>[] = [
  { id: "url", header: "Address", cell: ({ url }) => <span className="wrap-anywhere">{url}</span> },
  {
    id: "state",
    header: "State",
    cell: (endpoint) => {
      const { tone, text } = stateOf(endpoint);
      return (
        <span className="grid gap-1">
          <span>
            <StatusBadge tone={tone}>{text}</StatusBadge>
          </span>
          {endpoint.failingSince !== undefined && (
            <span className="max-w-96 text-sm wrap-anywhere text-ink-soft">
              Since <Moment at={endpoint.failingSince} />. {endpoint.failure}
            </span>
          )}
        </span>
      );
    },
  },
  {
    id: "delivered",
    header: "Last delivered",
    cell: ({ deliveredAt }) => (deliveredAt === undefined ? "–" : <Moment at={deliveredAt} />),
  },
];

/** The addresses that receive webhooks, with their health. */
export function WebhooksScreen() {
  const { more, ...list } = useList("GET /api/webhook-endpoints");
  const { toggle, test } = useEndpointActions();
  const [rotated, setRotated] = useState<Endpoint>();
  return (
    <>
      <PageHeader
        title="Webhooks"
        description="The addresses that automations call, and whether they answer. Whoever fails for an hour is reported to the admins by email."
        back={{ to: "/admin/automations", label: "Automations" }}
      />
      <DataTable
        label="Webhooks"
        columns={COLUMNS}
        {...list}
        rowKey={({ id }) => id}
        rowActions={(endpoint) => (
          <Menu
            trigger={<IconButton label={`Actions for ${endpoint.url}`} icon={<MoreHorizontal />} />}
            items={[
              { label: "Send a test", icon: <Send />, onSelect: () => test(endpoint) },
              { label: "Change the secret", icon: <KeyRound />, onSelect: () => setRotated(endpoint) },
              {
                label: endpoint.isEnabled ? "Switch off" : "Switch on",
                icon: <Power />,
                onSelect: () => toggle(endpoint),
              },
            ]}
          />
        )}
        empty={
          <EmptyState icon={<Webhook />} title="No webhooks yet">
            An address is listed here once an automation calls it.
          </EmptyState>
        }
      />
      <LoadMore {...more} />
      {rotated && <RotateDialog endpoint={rotated} onClose={() => setRotated(undefined)} />}
    </>
  );
}
