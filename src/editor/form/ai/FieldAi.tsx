import { Sparkles } from "lucide-react";
import type { RefObject } from "react";
import { findByKey, typeOf, type Path } from "#publishing";
import { IconButton } from "#ui/kit";
import { ImproveField } from "../../improve/ImproveField.tsx";
import { pictureBeside } from "../../improve/picture-beside.ts";
import { selectedPart } from "../../improve/text-part.ts";
import { hasAi, useDocument, useEditor } from "../../state/editor-context.tsx";
import type { FieldSpec } from "../field-spec.ts";
import { textOf } from "../controls/texts.ts";
import { useForm } from "../form-context.tsx";
import { valueIn } from "../../state/value-in.ts";

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
  const { props, document } = useEditor();
  const { blockKey } = useForm();
  const { label, model, altOf } = spec;
  if (altOf) return hasAi(props) ? <SuggestAlt spec={spec} path={path} /> : null;
  const stored = () => textOf(valueIn(document.view().draft, blockKey, path));
  const partOf = area && (() => selectedPart(area.current, stored()));
  return <ImproveField {...{ blockKey, path, label, model, partOf }} className={POSITION_CLASS} />;
}

function SuggestAlt({ spec, path }: Pick<FieldAiProps, "spec" | "path">) {
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
