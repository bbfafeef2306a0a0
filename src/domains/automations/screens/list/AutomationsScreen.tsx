import { Copy, History, MoreHorizontal, Play, Plus, Power, SquarePen, Trash2, Webhook, Workflow } from "lucide-react";
import { useState } from "react";
import { messageOf, useSession } from "#client";
import {
  ButtonLink,
  DataTable,
  EmptyState,
  IconButton,
  Menu,
  PageHeader,
  StatusBadge,
  type Column,
  TwoLines,
} from "#ui/kit";
import type { Automation } from "../../contract.ts";
import { automationAddress, EXECUTIONS, executionsOf, NEW_AUTOMATION } from "../addresses.ts";
import { useAutomations } from "../client.ts";
import { TRIGGER_WORDS } from "../words.ts";
import { DeleteAutomation } from "./DeleteAutomation.tsx";
import { useAutomationActions } from "./use-automation-actions.ts";

const countText = (count: number) => `${count} ${count === 1 ? "step" : "steps"}`;

const COLUMNS: Column<Automation>[] = [
  {
    id: "name",
    header: "Name",
    cell: ({ name, steps }) => <TwoLines below={countText(steps.length)}>{name}</TwoLines>,
  },
  { id: "trigger", header: "When", cell: ({ trigger }) => TRIGGER_WORDS[trigger.type].title },
  {
    id: "state",
    header: "State",
    cell: ({ isEnabled, gap }) => (
      <StatusBadge tone={isEnabled ? "good" : gap ? "attention" : "neutral"}>
        {isEnabled ? "On" : gap ? "Incomplete" : "Off"}
      </StatusBadge>
    ),
  },
];

/** The area "Automations": what follows when something happens. */
export function AutomationsScreen() {
  const { may } = useSession();
  const mayEdit = may("automation.manage");
  const { data, error, refetch } = useAutomations();
  const actions = useAutomationActions();
  const [deleted, setDeleted] = useState<Automation>();
  const menuFor = (automation: Automation) => [
    { label: mayEdit ? "Edit" : "View", icon: <SquarePen />, to: automationAddress(automation.id) },
    { label: "Executions", icon: <History />, to: executionsOf(automation.id) },
    ...(mayEdit
      ? [
          {
            label: automation.isEnabled ? "Switch off" : "Switch on",
            icon: <Power />,
            onSelect: () => actions.toggle(automation),
          },
          ...(automation.isEnabled && RUNNABLE.has(automation.trigger.type)
            ? [{ label: "Run now", icon: <Play />, onSelect: () => actions.run(automation) }]
            : []),
          { label: "Duplicate", icon: <Copy />, onSelect: () => actions.copy(automation) },
          { label: "Delete", icon: <Trash2 />, danger: true, onSelect: () => setDeleted(automation) },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title="Automations"
        description="When something happens, steps follow: an email, a webhook, a wait, a question to the AI model."
        actions={
          <>
            <ButtonLink to={EXECUTIONS} icon={<History aria-hidden />}>
              Executions
            </ButtonLink>
            {may("webhook.manage") && (
              <ButtonLink to="/admin/webhooks" icon={<Webhook aria-hidden />}>
                Webhooks
              </ButtonLink>
            )}
            {mayEdit && (
              <ButtonLink variant="primary" to={NEW_AUTOMATION} icon={<Plus aria-hidden />}>
                Add automation
              </ButtonLink>
            )}
          </>
        }
      />
      <DataTable
        label="Automations"
        columns={COLUMNS}
        rows={data}
        rowKey={({ id }) => id}
        rowLink={({ id }) => automationAddress(id)}
        rowActions={(automation) => (
          <Menu
            trigger={<IconButton label={`Actions for ${automation.name}`} icon={<MoreHorizontal />} />}
            items={menuFor(automation)}
          />
        )}
        error={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={<Workflow />}
            title="No automations yet"
            action={mayEdit && <ButtonLink to={NEW_AUTOMATION}>Add an automation</ButtonLink>}
          >
            An automation does something by itself, such as telling your team about a lead.
          </EmptyState>
        }
      />
      {deleted && <DeleteAutomation automation={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

/** Triggers that bring no entry: their automations can be run at once. */
const RUNNABLE: ReadonlySet<Automation["trigger"]["type"]> = new Set(["manual", "schedule"]);
