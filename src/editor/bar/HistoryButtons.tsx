import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "#ui/kit";
import { useBlocked } from "../state/use-blocked.ts";
import { useDocument, useEditor } from "../state/editor-context.tsx";

/** Takes the last step back, or brings it again. */
export function HistoryButtons() {
  const { actions } = useEditor();
  const blocked = useBlocked();
  const canUndo = useDocument((view) => view.canUndo);
  const canRedo = useDocument((view) => view.canRedo);
  return (
    <div className="flex">
      <IconButton label="Undo" icon={<Undo2 />} disabled={!canUndo} onClick={actions.undo} {...blocked} />
      <IconButton label="Redo" icon={<Redo2 />} disabled={!canRedo} onClick={actions.redo} {...blocked} />
    </div>
  );
}
