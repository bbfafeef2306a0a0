import { Plus } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { newKey } from "#shared";
import { Alert, Button, Dialog } from "#ui/kit";
import { OutlineLine } from "./OutlineLine.tsx";
import { addLine } from "./outline-steps.ts";
import { plannedBlock } from "./run-state.ts";
import { plannedText } from "./run-status-text.ts";
import { useRunController, useRun } from "./run-context.tsx";

/** The outline of a page during planning, then for changes before anything is written. */
export function OutlineDialog({ onClose }: { onClose: () => void }) {
  const controller = useRunController();
  const isPlanning = useRun(({ phase }) => phase === "planning");
  const keys = useRun(({ blocks }) => blocks.map(({ key }) => key).join(" "))
    .split(" ")
    .filter(Boolean);
  const planned = useRun(plannedText);
  const message = useRun((run) => run.message);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    // "Stop", or the button that asked for another plan, is gone.
    if (document.activeElement === document.body || isPlanning) list.current?.focus();
  }, [isPlanning]);

  function add(): void {
    const key = newKey();
    const line = plannedBlock(key, { type: "content", purpose: "" });
    flushSync(() => controller.change(addLine(controller.run, line)));
    list.current?.querySelector<HTMLElement>(`[data-line="${key}"] select`)?.focus();
  }
  const back = () => controller.change({ ...controller.run, phase: "asking", message: undefined });

  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title="Generate page with AI"
      description="What each block is for. Edit the outline, then write the page."
      footer={
        isPlanning ? (
          // A button of its own: "Back" in its place would get its focus, and the keys that were meant for it.
          <Button key="stop" onClick={controller.stopPlan}>
            Stop
          </Button>
        ) : (
          <>
            <Button onClick={back}>Back</Button>
            <Button onClick={() => void controller.plan(controller.run.asked)}>Plan again</Button>
            <Button variant="primary" disabled={keys.length === 0} onClick={controller.write}>
              Write the page
            </Button>
          </>
        )
      }
    >
      {message && <Alert kind="error">{message}</Alert>}
      <p aria-live="polite" className="text-sm text-ink-soft">
        {isPlanning ? "The page is being planned…" : `${planned}.`}
      </p>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Outline"
        aria-busy={isPlanning}
        className="grid min-h-[40dvh] content-start gap-2 outline-none"
      >
        {keys.map((key, index) => (
          <OutlineLine key={key} lineKey={key} position={index + 1} isFixed={isPlanning} list={list} />
        ))}
      </ol>
      {!isPlanning && (
        <Button icon={<Plus />} onClick={add} className="mb-1 w-fit">
          Add a block
        </Button>
      )}
    </Dialog>
  );
}
