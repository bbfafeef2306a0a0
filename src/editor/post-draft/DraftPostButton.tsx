import { NotebookPen } from "lucide-react";
import { Button } from "#ui/kit";
import { hasAi, useEditor } from "../state/editor-context.tsx";

/** Opens the dialog that drafts a post from notes; renders nothing on a page that is no post. @param blockKey of its text. */
export function DraftPostButton({ blockKey }: { blockKey?: string }) {
  const { ui, props } = useEditor();
  const { add, edit } = props.capabilities;
  if (!hasAi(props) || props.around?.kind !== "post" || !(blockKey === undefined ? add : edit)) return null;
  const open = () => ui.set({ generator: undefined, drafting: { ...(blockKey !== undefined && { key: blockKey }) } });
  return (
    <Button icon={<NotebookPen />} onClick={open}>
      Draft from notes
    </Button>
  );
}
