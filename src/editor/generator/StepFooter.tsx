import type { ComponentProps } from "react";
import { Button } from "#ui/kit";
import { AcceptButton } from "./AcceptButton.tsx";
import { StatusLine } from "./StatusLine.tsx";
import type { RunState } from "./use-run.ts";

type StepFooterProps<Value> = {
  run: RunState<Value>;
  what?: ComponentProps<typeof StatusLine>["what"];
  /** The submit button: while there is no reply, and once there is one. */
  submit: { first: string; again: string };
  /** Whether a request waits until the models are known. */
  isWaiting: boolean;
  /** Whether nothing can be asked. */
  disabled: boolean;
  askedFrom: ComponentProps<typeof AcceptButton>["askedFrom"];
  onCancel: () => void;
  onAccept: (reply: Value) => void;
};

/** The footer of a generation's dialog: how it goes, and the buttons that ask a model, stop it, and accept its reply. */
export function StepFooter<Value>(props: StepFooterProps<Value>) {
  const { run, what, submit, isWaiting, disabled, askedFrom, onCancel, onAccept } = props;
  const { status } = run;
  const hasReply = status === "parsed";
  return (
    <>
      <StatusLine status={status} what={what} />
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        type="submit"
        variant={hasReply ? "quiet" : "primary"}
        busy={status === "loading" || isWaiting}
        disabled={disabled}
      >
        {hasReply ? submit.again : submit.first}
      </Button>
      {hasReply && <AcceptButton askedFrom={askedFrom} onAccept={() => onAccept(run.value)} />}
    </>
  );
}
