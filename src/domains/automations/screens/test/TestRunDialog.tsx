import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { LoadingOrError, messageOf, useSentId } from "#client";
import { Alert, Dialog, DialogButtons, SwitchField } from "#ui/kit";
import type { Automation } from "../../contract.ts";
import { executionAddress } from "../addresses.ts";
import { call, useTriggers } from "../client.ts";
import { useNewestEntries } from "../suggestions.ts";
import { EntryChoice, OWN_VALUES } from "./EntryChoice.tsx";
import { ValueFields } from "./ValueFields.tsx";

type TestRunDialogProps = { automation: Automation; onClose: () => void };

const KINDS = ["lead", "submission", "subscriber"] as const;

const DRY = "Waits are skipped, and nothing is sent or changed. You see what every step would do.";
const REAL = "Every step is carried out, as it would be for any entry.";

/** Runs an automation for an entry or for values that are entered here; it sends and changes nothing unless told to. */
export function TestRunDialog({ automation, onClose }: TestRunDialogProps) {
  const triggers = useTriggers();
  const navigate = useNavigate();
  const { type } = automation.trigger;
  const kind = KINDS.find((one) => one === type);
  const entries = useNewestEntries(kind);
  const [chosen, setChosen] = useState<string>();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isReal, setReal] = useState(false);
  const [newest] = kind ? (entries.data ?? []) : [];
  const entry = chosen ?? newest?.id ?? OWN_VALUES;
  const sent = useSentId("automations/test-run");
  const run = useMutation({
    mutationFn: () => {
      const body = { entry: entry === OWN_VALUES ? values : entry, isTest: !isReal };
      const { id } = automation;
      return call("POST /api/automations/:id/run", { params: { id }, body: { ...body, id: sent.idFor([id, body]) } });
    },
    onSuccess: ({ id }) => {
      sent.drop();
      void navigate(executionAddress(id));
    },
  });
  const isReady = triggers.data !== undefined && (!kind || entries.data !== undefined);
  const retry = () => {
    void triggers.refetch();
    void entries.refetch();
  };
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={onClose}
      title="Test run"
      description={isReal ? REAL : DRY}
      onSubmit={() => run.mutate()}
      footer={
        <DialogButtons onCancel={onClose} busy={run.isPending}>
          {isReal ? "Run and send" : "Run test"}
        </DialogButtons>
      }
    >
      {run.error ? <Alert kind="error">{messageOf(run.error)}</Alert> : null}
      {isReady ? (
        <>
          {kind && <EntryChoice entries={entries.data ?? []} value={entry} onChange={setChosen} />}
          {entry === OWN_VALUES && (
            <ValueFields
              fields={triggers.data.items.find((one) => one.type === type)?.fields ?? []}
              values={values}
              onChange={setValues}
            />
          )}
          <SwitchField
            label="Send and change for real"
            hint="Emails and webhooks go out, and waits take their time."
            checked={isReal}
            onCheckedChange={setReal}
          />
        </>
      ) : (
        <LoadingOrError error={triggers.error ?? entries.error} onRetry={retry} lines={4} />
      )}
    </Dialog>
  );
}
