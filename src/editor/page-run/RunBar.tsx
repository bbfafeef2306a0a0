import { offerStep } from "#drafts";
import { newKey } from "#shared";
import { Button } from "#ui/kit";
import { countBlocks } from "../count-blocks.ts";
import { useEditor } from "../state/editor-context.tsx";
import { BarButtons, BarFrame } from "./BarFrame.tsx";
import { focusRun } from "./focus-next-block.ts";
import { isDone, isWriting, leavingBlocks, progressOf, type Run } from "./run-state.ts";
import { nextStepText, progressText } from "./run-status-text.ts";
import { useRunController, useRun } from "./run-context.tsx";
import { StopButton } from "./StopButton.tsx";

const COUNT = new Intl.NumberFormat("en");
const MONEY = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });

/** @returns what a run cost: "4,210 tokens, $0.02"; without the amount where a price is unknown. "" at first. */
function formatCost({ tokens, cost }: Run["spent"]): string {
  if (tokens === 0) return "";
  const money = cost === undefined || cost === 0 ? "" : cost < 0.01 ? ", under $0.01" : `, ${MONEY.format(cost)}`;
  return `${COUNT.format(tokens)} tokens${money}`;
}

/** The status of a run and the actions on all of its blocks, below the canvas. */
export function RunBar() {
  const isShown = useRun((run) => run.phase === "writing" && !isDone(run));
  return isShown ? <Bar /> : null;
}

function Bar() {
  return (
    <BarFrame before={<Progress />}>
      <Words />
      <Tools />
    </BarFrame>
  );
}

function Progress() {
  const done = useRun((run) => progressOf(run).done);
  const all = useRun((run) => progressOf(run).all);
  const text = useRun(progressText);
  return (
    <div
      role="progressbar"
      aria-label="Blocks written"
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
      aria-valuetext={text}
      className="absolute inset-x-0 -top-px h-0.5 bg-line"
    >
      <div
        className="h-full bg-brand transition-[width] duration-300 motion-reduce:transition-none"
        style={{ width: `${all === 0 ? 0 : (done / all) * 100}%` }}
      />
    </div>
  );
}

function Words() {
  const text = useRun(progressText);
  const next = useRun(nextStepText);
  const missing = useRun((run) => progressOf(run).missing);
  const spent = useRun((run) => formatCost(run.spent));
  const claims = useRun(({ blocks }) =>
    blocks.reduce((count, one) => count + (one.state === "written" ? one.claims.length : 0), 0),
  );
  const leaving = useRun((run) => leavingBlocks(run).length);
  const notes = [
    leaving > 0 && `${countBlocks(leaving)} will be replaced (shown faded)`,
    missing > 0 && `${missing} not written`,
    claims > 0 && `${claims} to confirm`,
    spent,
  ].filter(Boolean);
  return (
    <div className="grid min-w-0 flex-1 basis-56">
      <p className="text-sm font-semibold">
        {text}
        {next && <span className="font-normal">. {next}</span>}
      </p>
      <p className="text-sm text-ink-soft tabular-nums">{notes.join(" · ")}</p>
    </div>
  );
}

function Tools() {
  const { actions } = useEditor();
  const controller = useRunController();
  const busy = useRun(isWriting);
  const missing = useRun((run) => progressOf(run).missing);
  const open = useRun((run) => progressOf(run).open);
  const done = useRun((run) => progressOf(run).done);

  function acceptAll(): void {
    const keys = controller.run.blocks.filter(({ state }) => state === "written").map(({ key }) => key);
    const count = controller.accept(keys);
    if (count > 0) actions.say(`${countBlocks(count)} added to the page`);
    focusRun();
  }
  function rejectAll(): void {
    const undoReject = controller.reject();
    offerStep(newKey(), "The generated blocks were left out", { label: "Bring back", onClick: undoReject });
    focusRun();
  }

  function retryAll(): void {
    controller.retry();
    focusRun();
  }

  if (busy) return <StopButton onClick={controller.stop} />;
  return (
    <BarButtons>
      {missing > 0 && <Button onClick={retryAll}>Retry {countBlocks(missing)}</Button>}
      <Button onClick={rejectAll}>Reject all</Button>
      {open > 0 && done > 0 && (
        <Button variant="primary" onClick={acceptAll}>
          Accept all
        </Button>
      )}
    </BarButtons>
  );
}
