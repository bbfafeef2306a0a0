import { offerStep } from "#drafts";
import { newKey } from "#shared";
import { Button } from "#ui/kit";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { BarButtons, BarFrame } from "./BarFrame.tsx";
import { focusRun } from "./focus-next-block.ts";
import { discardOutline } from "./outline-steps.ts";
import { useRun, useRunController } from "./run-context.tsx";
import { outlineText } from "./run-status-text.ts";
import { StopButton } from "./StopButton.tsx";

/** What became of the plan whose dialog was closed: it is being made, waits for an answer, or failed. */
export function OutlineBar() {
  const isClosed = useUi(({ pageRun }) => pageRun !== "open");
  const text = useRun(outlineText);
  if (!isClosed || !text) return null;
  return (
    <BarFrame>
      <p className="min-w-0 flex-1 basis-56 text-sm font-semibold">{text}</p>
      <Tools />
    </BarFrame>
  );
}

function Tools() {
  const { ui } = useEditor();
  const controller = useRunController();
  const phase = useRun((run) => run.phase);
  const open = () => ui.set({ pageRun: "open" });

  function discard(): void {
    const { run } = controller;
    controller.change(discardOutline(run));
    if (phase === "outline")
      offerStep(newKey(), "The outline was discarded", {
        label: "Bring back",
        onClick: () => controller.change({ ...run, id: controller.run.id }),
      });
    focusRun();
  }
  function stop(): void {
    controller.stopPlan();
    focusRun();
  }

  return (
    <BarButtons>
      {phase === "planning" ? (
        <StopButton onClick={stop} />
      ) : (
        <Button onClick={discard}>{phase === "asking" ? "Dismiss" : "Discard"}</Button>
      )}
      <Button variant={phase === "planning" ? "quiet" : "primary"} onClick={open}>
        {phase === "asking" ? "Try again" : "Show the outline"}
      </Button>
    </BarButtons>
  );
}
