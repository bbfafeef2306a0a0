import { offerStep } from "#drafts";
import { newKey } from "#shared";
import { useEditor } from "../state/editor-context.tsx";
import { nextBlockFocus } from "./focus-next-block.ts";
import { isMissing, type RunBlock } from "./run-state.ts";
import { useRunController } from "./run-context.tsx";

/** The actions on a block of a run; the focus then moves to the next one. */
export function BlockDecision({ block, label }: { block: RunBlock; label: string }) {
  const { actions, ui } = useEditor();
  const controller = useRunController();
  const { key, state } = block;

  function accept(): void {
    const goOn = nextBlockFocus(ui.get().canvasDocument, key);
    if (controller.accept([key]) > 0) actions.say(`Accepted: ${label}`);
    goOn();
  }
  function retry(): void {
    const goOn = nextBlockFocus(ui.get().canvasDocument, key);
    controller.retry(key);
    goOn();
  }
  function reject(): void {
    const goOn = nextBlockFocus(ui.get().canvasDocument, key);
    const undoReject = controller.reject(key);
    offerStep(newKey(), `${label} was left out`, { label: "Bring back", onClick: undoReject });
    goOn();
  }

  return (
    <div className="bwe-made-tools">
      {isMissing(block) && (
        <button type="button" className="bwe-made-button" onClick={retry}>
          Retry<span className="bwe-hidden"> {label}</span>
        </button>
      )}
      {(state === "written" || isMissing(block)) && (
        <button type="button" className="bwe-made-button" onClick={reject}>
          Reject<span className="bwe-hidden"> {label}</span>
        </button>
      )}
      {state === "written" && (
        <button type="button" className="bwe-made-button is-primary" onClick={accept}>
          Accept<span className="bwe-hidden"> {label}</span>
        </button>
      )}
    </div>
  );
}
