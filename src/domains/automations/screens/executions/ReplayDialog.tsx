import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#client";
import { Alert, Button, Dialog, SelectField, TextField, toast } from "#ui/kit";
import type { Automation } from "../../contract.ts";
import { call, KEYS } from "../client.ts";

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

/** A local time as its field shows it. */
const fieldTime = (time: Date) =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const DAY_MS = 86_400_000;

/** Runs an automation's executions of a time range again. */
export function ReplayDialog({ automations, first, onClose }: ReplayDialogProps) {
  const client = useQueryClient();
  const [automation, setAutomation] = useState(first ?? automations[0]?.id ?? "");
  const [status, setStatus] = useState<(typeof STATUSES)[number]["value"]>("failed");
  const [since, setSince] = useState(() => fieldTime(new Date(Date.now() - DAY_MS)));
  const [until, setUntil] = useState(() => fieldTime(new Date(Date.now() + 60_000)));
  const replay = useMutation({
    mutationFn: () =>
      call("POST /api/executions/replay", {
        body: {
          automation,
          status,
          since: new Date(since).toISOString(),
          until: new Date(until).toISOString(),
        },
      }),
    onSuccess: async ({ count }) => {
      await client.invalidateQueries({ queryKey: [KEYS.executions] });
      toast.success(count === 1 ? "1 execution runs again." : `${count} executions run again.`);
      onClose();
    },
  });
  const isReady = automation !== "" && since !== "" && until !== "" && since < until;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Run executions again"
      description="What is yours, such as a status or a row, isn’t done twice. Emails and webhooks are sent again."
      onSubmit={() => replay.mutate()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            busy={replay.isPending}
            unavailable={isReady ? undefined : "Choose an automation, and an end after the beginning"}
          >
            Run again
          </Button>
        </>
      }
    >
      {replay.error ? <Alert kind="error">{messageOf(replay.error)}</Alert> : null}
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
        <TextField label="Began after" type="datetime-local" value={since} onValueChange={setSince} />
        <TextField label="Began before" type="datetime-local" value={until} onValueChange={setUntil} />
      </div>
    </Dialog>
  );
}
