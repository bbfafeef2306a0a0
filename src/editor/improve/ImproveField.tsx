import { Sparkles } from "lucide-react";
import { findBlock } from "#blocks";
import type { DocumentView } from "#drafts";
import type { Path } from "#publishing";
import { IconButton } from "#ui/kit";
import { textOf } from "../form/controls/texts.ts";
import { valueIn } from "../state/value-in.ts";
import { hasAi, useDocument, useEditor } from "../state/editor-context.tsx";
import { improveActionsFor } from "./improve-actions.ts";
import { ImproveMenu } from "./ImproveMenu.tsx";
import type { TextPart } from "./text-part.ts";
import { undescribedPicture } from "./text-pictures.ts";

type ImproveFieldProps = {
  blockKey: string;
  path: Path;
  /** The name of the field. */
  label: string;
  /** What a model may say in it (`.meta`). */
  model?: string;
  /** Of a long text: its selected part, asked for when an action is chosen; undefined for all of it. */
  partOf?: () => TextPart | undefined;
  className?: string;
};

/**
 * The button "Improve" of a text, with what a model can do to it; renders nothing where no model may write. In a long
 * text it describes pictures too.
 */
export function ImproveField({ blockKey, path, label, model, partOf, className }: ImproveFieldProps) {
  const { props } = useEditor();
  const read = ({ draft }: DocumentView) => textOf(valueIn(draft, blockKey, path));
  const hasPicture = useDocument((view) => partOf !== undefined && undescribedPicture(read(view)) !== undefined);
  const isEmpty = useDocument((view) => read(view).trim() === "");
  const actions = improveActionsFor(model);
  const [type = ""] = path;
  if (!hasAi(props) || !findBlock(type)?.prompt || actions.length === 0) return null;
  const trigger = (
    <IconButton label="Improve" aria-description={label} icon={<Sparkles />} disabled={isEmpty} className={className} />
  );
  return <ImproveMenu {...{ blockKey, path, trigger, partOf, hasPicture, actions }} />;
}
