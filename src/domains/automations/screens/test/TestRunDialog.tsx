import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { LoadingOrError, messageOf } from "#client";
import { Alert, Button, Dialog, SwitchField, TextField } from "#ui/kit";
import type { Automation } from "../../contract.ts";
import { executionAddress } from "../addresses.ts";
import { call, useTriggers } from "../client.ts";

type TestRunDialogProps = { automation: Automation; onClose: () => void };

/** Runs an automation with values that are entered here; it sends and changes nothing unless told to. */
export function TestRunDialog({ automation, onClose }: TestRunDialogProps) {
  const { data, error, refetch } = useTriggers();
  const navigate = useNavigate();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isReal, setReal] = useState(false);
  const { type } = automation.trigger;
  const fields = data?.items.find((one) => one.type === type)?.fields ?? [];
  const run = useMutation({
    mutationFn: () =>
      call("POST /api/automations/:id/run", {
        params: { id: automation.id },
        body: { entry: values, isTest: !isReal },
      }),
    onSuccess: ({ id }) => void navigate(executionAddress(id)),
  });
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={onClose}
      title="Test run"
      description="Waits are skipped, and nothing is sent or changed. You see what every step would do."
      onSubmit={() => run.mutate()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={run.isPending}>
            {isReal ? "Run and send" : "Run test"}
          </Button>
        </>
      }
    >
      {run.error ? <Alert kind="error">{messageOf(run.error)}</Alert> : null}
      {!data && <LoadingOrError error={error} onRetry={() => void refetch()} lines={4} />}
      {fields.map(({ name, title }) => (
        <TextField
          key={name}
          label={title}
          required={false}
          autoComplete="off"
          value={values[name] ?? ""}
          onValueChange={(text) => setValues({ ...values, [name]: text })}
        />
      ))}
      <SwitchField
        label="Really send and change"
        hint="Emails and webhooks go out, and waits take their time."
        checked={isReal}
        onCheckedChange={setReal}
      />
    </Dialog>
  );
}
