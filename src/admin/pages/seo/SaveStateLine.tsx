import { CloudCheck, CloudOff, Redo2, RefreshCw, Undo2 } from "lucide-react";
import { type SaveState, useDraft } from "#drafts";
import { IconButton } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import type { Steps } from "../page/steps.ts";

const STATES: Record<SaveState, { text: string; Icon: typeof CloudOff }> = {
  saved: { text: "Saved", Icon: CloudCheck },
  saving: { text: "Saving", Icon: RefreshCw },
  offline: { text: "Offline", Icon: CloudOff },
};

type SaveStateLineProps = { session: DraftSession; steps: Steps; readOnly: boolean };

/** Says whether the input is stored, with undo and redo. */
export function SaveStateLine({ session: { document, view }, steps, readOnly }: SaveStateLineProps) {
  const { text, Icon } = STATES[view.saveState];
  const canUndo = useDraft(document, (now) => now.canUndo);
  const canRedo = useDraft(document, (now) => now.canRedo);
  return (
    <div className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon aria-hidden className="size-4" />
      <span role="status" className="min-w-14">
        {text}
      </span>
      {!readOnly && (
        <span className="flex">
          <IconButton label="Undo" icon={<Undo2 />} disabled={!canUndo} onClick={() => steps.undo()} />
          <IconButton label="Redo" icon={<Redo2 />} disabled={!canRedo} onClick={steps.redo} />
        </span>
      )}
    </div>
  );
}
