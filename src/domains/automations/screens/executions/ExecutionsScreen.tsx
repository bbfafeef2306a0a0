import { History, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Moment, useAddressQuery, useSession } from "#client";
import { Button, DataTable, EmptyState, LoadMore, PageHeader, SelectField, StatusBadge, type Column } from "#ui/kit";
import type { ListedExecution } from "../../contract.ts";
import { EXECUTION_STATUSES } from "../../status.ts";
import { AUTOMATIONS, executionAddress } from "../addresses.ts";
import { useAutomations, useList, useLiveExecutions } from "../client.ts";
import { TRIGGER_WORDS } from "../words.ts";
import { EXECUTION_WORDS } from "./execution-words.ts";
import { ReplayDialog } from "./ReplayDialog.tsx";

const COLUMNS: Column<ListedExecution>[] = [
  {
    id: "automation",
    header: "Automation",
    cell: ({ automationName, trigger, isTest }) => (
      <span className="grid min-w-0 py-1">
        <span className="wrap-anywhere">{automationName}</span>
        <span className="text-sm font-normal text-ink-soft">
          {TRIGGER_WORDS[trigger.type].title}
          {isTest && ", test run"}
        </span>
        {trigger.about && <span className="line-clamp-2 text-sm font-normal wrap-anywhere">{trigger.about}</span>}
      </span>
    ),
  },
  {
    id: "status",
    header: "Status",
    cell: ({ status, error }) => (
      <span className="grid gap-1">
        <span>
          <StatusBadge tone={EXECUTION_WORDS[status].tone}>{EXECUTION_WORDS[status].text}</StatusBadge>
        </span>
        {error && <span className="max-w-80 line-clamp-2 text-sm wrap-anywhere text-ink-soft">{error.message}</span>}
      </span>
    ),
  },
  { id: "at", header: "Began", cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** How often the list is read again where no events arrive. */
const POLL_MS = 15_000;
const ALL = "all";
const STATUS_OPTIONS = [
  { value: ALL, label: "Every status" },
  ...EXECUTION_STATUSES.map((value) => ({ value, label: EXECUTION_WORDS[value].text })),
];

/** The area "Executions": what automations have done, newest first. */
export function ExecutionsScreen() {
  const mayRun = useSession().may("automation.manage");
  const { query, change } = useAddressQuery();
  const { data: automations = [] } = useAutomations();
  const [isReplaying, setReplaying] = useState(false);
  const chosen = { automation: query.get("automation") ?? ALL, status: query.get("status") ?? ALL };
  const filter = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ALL));
  const isLive = useLiveExecutions();
  const { more, ...list } = useList("GET /api/executions", { query: filter, everyMs: isLive ? undefined : POLL_MS });
  const choose = (name: string, value: string) => change({ [name]: value === ALL ? undefined : value });
  return (
    <>
      <PageHeader
        title="Executions"
        description="What automations have done and are doing."
        back={{ to: AUTOMATIONS, label: "Automations" }}
        actions={
          mayRun && (
            <Button icon={<RotateCcw />} onClick={() => setReplaying(true)}>
              Run again
            </Button>
          )
        }
      />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SelectField
          label="Automation"
          value={chosen.automation}
          options={[
            { value: ALL, label: "Every automation" },
            ...automations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={(value) => choose("automation", value)}
          className="md:max-w-72"
        />
        <SelectField
          label="Status"
          value={chosen.status}
          options={STATUS_OPTIONS}
          onValueChange={(value) => choose("status", value)}
        />
      </div>
      <DataTable
        label="Executions"
        columns={COLUMNS}
        {...list}
        rowKey={({ id }) => id}
        rowLink={({ id }) => executionAddress(id)}
        empty={
          <EmptyState icon={<History />} title="No executions">
            {Object.keys(filter).length > 0
              ? "No execution matches. Choose another automation or status."
              : "An automation that is switched on starts one whenever its trigger fits."}
          </EmptyState>
        }
      />
      <LoadMore {...more} />
      {isReplaying && (
        <ReplayDialog
          automations={automations}
          first={chosen.automation === ALL ? undefined : chosen.automation}
          onClose={() => setReplaying(false)}
        />
      )}
    </>
  );
}
