import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LocalTimeField, messageOf, toLocalText } from "#client";
import { Alert, Dialog, DialogButtons, SelectField, toast } from "#ui/kit";
import type { Automation } from "../../contract.ts";
import { AUTOMATION_LIMITS } from "../../limits.ts";
import { call, KEYS } from "../client.ts";
import { readRange } from "./replay-range.ts";

type ReplayDialogProps = {
  automations: readonly Automation[];
  /** The automation that is chosen at first. */
  first: string | undefined;
  onClose: () => void;
};

const STATUSES = [
  { value: "failed", label: "Failed ones, from the step that failed" },
  { value: "cancelled", label: "Cancelled ones" },
  { value: "done", label: "Done ones, from the beginning" },
] as const;

const DAY_MS = 86_400_000;
const AT_ONCE = AUTOMATION_LIMITS.replayed;

type Range = { automation: string; status: (typeof STATUSES)[number]["value"]; since: string; until: string };

/** Counts what a range would run again. @returns no count without a range, and while the first one is awaited. */
function useReplayable(range: Range | undefined) {
  const { data, error } = useQuery({
    queryKey: [KEYS.executions, "replay", range],
    queryFn: ({ signal }) => call("GET /api/execution-replay", { query: range ?? {}, signal }),
    enabled: range !== undefined,
    placeholderData: keepPreviousData,
  });
  return { data: range && data?.count, error };
}

function sayFound(found: number): string {
  if (found === 0) return "No execution matches.";
  if (found > AT_ONCE) return `${found} executions match. The ${AT_ONCE} that ended first run again now.`;
  return found === 1 ? "1 execution will run again." : `${found} executions will run again.`;
}

/** Runs an automation's executions of a time range again. */
export function ReplayDialog({ automations, first, onClose }: ReplayDialogProps) {
  const client = useQueryClient();
  const [automation, setAutomation] = useState(first ?? automations[0]?.id ?? "");
  const [status, setStatus] = useState<(typeof STATUSES)[number]["value"]>("failed");
  const [since, setSince] = useState(() => toLocalText(new Date(Date.now() - DAY_MS)));
  const [until, setUntil] = useState(() => toLocalText(new Date(Date.now() + 60_000)));
  const { range: chosen, missing } = readRange({ automation, since, until });
  const range = chosen && { ...chosen, status };
  const { data: found, error } = useReplayable(range);
  const replay = useMutation({
    mutationFn: (body: Range) => call("POST /api/executions/replay", { body }),
    onSuccess: async ({ count }) => {
      await client.invalidateQueries({ queryKey: [KEYS.executions] });
      toast.success(count === 1 ? "1 execution runs again." : `${count} executions run again.`);
    },
  });
  const unavailable = missing ?? (found === 0 ? "No execution matches" : undefined);
  const refused = replay.error ?? error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Run executions again"
      description="Changes on this site, such as a status or a row, aren’t made twice. Emails and webhooks are sent again."
      onSubmit={() => range && replay.mutate(range, { onSuccess: onClose })}
      footer={
        <DialogButtons onCancel={onClose} busy={replay.isPending} unavailable={unavailable}>
          Run again
        </DialogButtons>
      }
    >
      {refused ? <Alert kind="error">{messageOf(refused)}</Alert> : null}
      <SelectField
        label="Automation"
        value={automation}
        options={automations.map(({ id, name }) => ({ value: id, label: name }))}
        onValueChange={setAutomation}
      />
      <SelectField
        label="Which"
        value={status}
        options={STATUSES}
        onValueChange={(value) => setStatus(STATUSES.find((one) => one.value === value)?.value ?? "failed")}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <LocalTimeField label="Began after" value={since} onValueChange={setSince} />
        <LocalTimeField label="Began before" value={until} onValueChange={setUntil} />
      </div>
      <p role="status" className="min-h-6 text-ink-soft">
        {found !== undefined && sayFound(found)}
      </p>
    </Dialog>
  );
}
