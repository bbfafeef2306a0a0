import { Sparkles } from "lucide-react";
import type { RefObject } from "react";
import { findBlock } from "#blocks";
import { findByKey, typeOf, type Path } from "#publishing";
import { IconButton } from "#ui/kit";
import { improveActionsFor } from "../../improve/improve-actions.ts";
import { ImproveMenu } from "../../improve/ImproveMenu.tsx";
import { pictureBeside } from "../../improve/picture-beside.ts";
import { selectedPart } from "../../improve/text-part.ts";
import { undescribedPicture } from "../../improve/text-pictures.ts";
import { hasAi, useDocument, useEditor } from "../../state/editor-context.tsx";
import type { FieldSpec } from "../field-spec.ts";
import { useForm } from "../form-context.tsx";
import { textOf } from "../controls/texts.ts";
import { useValue } from "../use-value.ts";

type FieldAiProps = {
  spec: FieldSpec;
  path: Path;
  /** The field of a long text, of which a part may be selected. */
  area?: RefObject<HTMLTextAreaElement | null>;
};

/** At the top end of a field, in the row of its label. */
const POSITION_CLASS = "absolute end-0 -top-1 size-6! rounded-inner pointer-coarse:-top-2 pointer-coarse:size-9!";

/** What a model can do for a text field: improve its text, or describe the picture beside it. */
export function FieldAi({ spec, path, area }: FieldAiProps) {
  const { props } = useEditor();
  const [type = ""] = path;
  if (!hasAi(props)) return null;
  if (spec.altOf) return <SuggestAlt spec={spec} path={path} />;
  const isWritable = findBlock(type)?.prompt && improveActionsFor(spec.model).length > 0;
  return isWritable ? <Improve {...{ spec, path, area }} /> : null;
}

function Improve({ spec, path, area }: FieldAiProps) {
  const { blockKey } = useForm();
  const hasPicture = useValue(path, (value) => area !== undefined && undescribedPicture(textOf(value)) !== undefined);
  const isEmpty = useValue(path, (value) => textOf(value).trim() === "");
  const trigger = (
    <IconButton
      label="Improve"
      aria-description={spec.label}
      icon={<Sparkles />}
      disabled={isEmpty}
      className={POSITION_CLASS}
    />
  );
  const partOf = () => selectedPart(area?.current);
  return <ImproveMenu {...{ blockKey, path, trigger, partOf, hasPicture }} actions={improveActionsFor(spec.model)} />;
}

function SuggestAlt({ spec, path }: FieldAiProps) {
  const { ui } = useEditor();
  const { blockKey } = useForm();
  const hasPicture = useDocument(({ draft }) => {
    const block = findByKey(draft.blocks, blockKey);
    return block !== undefined && typeOf(block) === path[0] && pictureBeside(block, path) !== "";
  });
  return (
    <IconButton
      label="Describe the picture"
      aria-description={spec.label}
      icon={<Sparkles />}
      disabled={!hasPicture}
      className={POSITION_CLASS}
      onClick={() => ui.set({ improving: { key: blockKey, path, action: "alt" } })}
    />
  );
}
