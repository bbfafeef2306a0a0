import { PenLine } from "lucide-react";
import { isSame, keyOf, type Path } from "#publishing";
import { Button } from "#ui/kit";
import { useForm } from "../form/form-context.tsx";
import { useDocument, useEditor } from "../state/editor-context.tsx";
import { isWritable, TEXT_PATH } from "./text-field.ts";
import { useWritingAhead } from "./writing-part.ts";

/** Opens a field's text in the writing view; shown only at a text that has one. */
export function WriteButton({ path }: { path: Path }) {
  const { props } = useEditor();
  const { blockKey } = useForm();
  const isText = isSame(path, TEXT_PATH);
  const canWrite = useDocument(({ draft }) =>
    draft.blocks.some((block) => isText && keyOf(block) === blockKey && isWritable(block, props)),
  );
  useWritingAhead(canWrite);
  if (!canWrite) return null;
  return (
    <Button icon={<PenLine />} className="justify-self-start" onClick={() => props.onWriting?.(blockKey)}>
      Write
    </Button>
  );
}
