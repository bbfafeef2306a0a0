import { useRef } from "react";
import { Alert, Button, Dialog, TextField } from "#ui/kit";
import { AcceptButton } from "../generator/AcceptButton.tsx";
import { LastReplyButton } from "../generator/LastReplyButton.tsx";
import { Remarks } from "../generator/Remarks.tsx";
import { useOnceKnown } from "../generator/use-once-known.ts";
import { useEditor } from "../state/editor-context.tsx";
import type { Improving } from "../state/ui-state.ts";
import { describe, titleOf } from "./improving-text.ts";
import { TextDiff } from "./TextDiff.tsx";
import { useImprovement } from "./use-improvement.ts";
import { useInstruction } from "./use-instruction.ts";

/** Improves a text or a block with a model, and shows the changes for people to accept. */
export function ImproveDialog({ improving }: { improving: Improving }) {
  const { ui } = useEditor();
  const { input, instruction, isMissing, isKept, change, used, drop } = useInstruction(improving);
  const { block, offer, problem, notice, state, improvement, begin, openLast, accept, stop } =
    useImprovement(improving);
  const canBegin = problem === undefined && !isMissing;
  const askedFrom = useRef<Element>(null);
  // A reply that was already paid for is shown before another one is requested.
  const isReopened = useRef(!input && openLast !== undefined);
  function beginOrReopen(): void {
    const isLast = isReopened.current;
    isReopened.current = false;
    if (isLast && openLast) return openLast();
    askedFrom.current = document.activeElement;
    if (canBegin) void begin(instruction.trim());
  }
  const { isWaiting, ask } = useOnceKnown(offer, beginOrReopen, !input);
  const close = () => ui.set({ improving: undefined });
  const isLoading = state.status === "loading";
  const changes = improvement?.changes;

  if (!block) return null;
  function submit(): void {
    if (!canBegin || isLoading || isWaiting) return;
    used();
    ask();
  }
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={close}
      title={titleOf(improving)}
      description={describe(improving, block)}
      onSubmit={submit}
      kept={input && { isKept, onDiscard: drop }}
      footer={
        <>
          <Button onClick={isLoading && input ? stop : close}>Cancel</Button>
          <Button
            type="submit"
            variant={changes ? "quiet" : "primary"}
            busy={isLoading || isWaiting}
            disabled={!canBegin}
          >
            {state.status === "idle" ? "Write" : "Try again"}
          </Button>
          {changes && changes.length > 0 && (
            <AcceptButton
              askedFrom={askedFrom}
              onAccept={() => {
                if (accept(changes)) drop();
              }}
            />
          )}
        </>
      }
    >
      {notice !== undefined && <Alert kind="info">{notice}</Alert>}
      {input && (
        <TextField
          {...input}
          value={instruction}
          onValueChange={(next) => {
            askedFrom.current = null;
            change(next);
          }}
          autoComplete="off"
        />
      )}
      {input && <LastReplyButton offer={offer} run={state} onOpen={openLast} />}
      <div aria-live="polite" data-status={state.status} className="grid gap-3 empty:-mt-4">
        {isLoading && <p className="text-ink-soft">The model is writing…</p>}
        {changes?.length === 0 && <p>The model suggests no changes.</p>}
      </div>
      {state.status === "error" && <Alert kind="error">{state.error}</Alert>}
      {changes?.map((one) => (
        <TextDiff
          key={JSON.stringify(one.path)}
          blockKey={improving.key}
          change={one}
          isNamed={improving.path === undefined}
        />
      ))}
      <Remarks unconfirmed={[]} notes={improvement?.notes ?? []} />
    </Dialog>
  );
}
