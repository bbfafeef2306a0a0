import { Plus } from "lucide-react";
import { cx } from "#shared";
import { useBlocked } from "../../state/use-blocked.ts";
import { useDocument, useEditor, useUi } from "../../state/editor-context.tsx";
import { onlySelected } from "../../state/ui-state.ts";
import { useCanvas } from "../canvas-state.tsx";

/** The button that opens "Add block" for one position on the page. */
export function AddButton({ after, className }: { after: string | null; className: string }) {
  const { ui } = useEditor();
  const blocked = useBlocked();
  return (
    <button type="button" className={className} onClick={() => ui.set({ inserter: { after } })} {...blocked}>
      <Plus aria-hidden />
      Add block
    </button>
  );
}

/**
 * "Add block" at a block's lower edge, except the last one's: shown when the pointer or the focus is near, or only its
 * block is selected.
 */
export function AddHere({ after }: { after: string }) {
  const { add } = useEditor().props.capabilities;
  const isNear = useCanvas((state) => state.gap === after && state.dragged.length === 0);
  const isOnlySelected = useUi((state) => onlySelected(state) === after);
  const isOpen = useUi(({ inserter }) => inserter?.after === after);
  const isLast = useDocument(({ draft }) => draft.blocks.at(-1)?.key === after);
  if (!add || isLast) return null;
  return (
    <div className={cx("bwe bwe-gap", (isNear || isOpen) && "is-near", isOnlySelected && "is-offered")}>
      <AddButton after={after} className="bwe-add" />
    </div>
  );
}
