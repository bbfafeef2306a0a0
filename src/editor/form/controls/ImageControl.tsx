import { findByKey } from "#publishing";
import { newKey } from "#shared";
import { useEditor } from "../../state/editor-context.tsx";
import { useForm } from "../form-context.tsx";
import type { Framing } from "../../editor-props.ts";
import { altChange } from "../replace-picture.ts";
import type { FieldSpec } from "../field-spec.ts";
import { useTypedText } from "../use-typed-text.ts";
import { useIsMissing } from "../use-value.ts";
import { FieldBox } from "./FieldBox.tsx";
import type { ControlProps } from "./props.ts";
import { missingHint, parseText, textOf } from "./texts.ts";

/** A picture, chosen with the caller's own control. Its alt text changes with it. */
export function ImageControl({ spec, path }: ControlProps<FieldSpec>) {
  const { document, ui, props } = useEditor();
  const { blockKey } = useForm();
  const Control = props.imageControl;
  const parse = (text: string) => parseText(text, spec.isOptional);
  const { text, error, type, around } = useTypedText({ path, toText: textOf, parse });
  const change = (url: string, chosen?: { alt: string }) => {
    const block = findByKey(document.view().draft.blocks, blockKey) ?? {};
    type(url, { step: chosen && newKey(), beside: altChange(block, spec, path, { url, alt: chosen?.alt ?? "" }) });
  };
  const frame = (tool: Framing) => ui.set({ framing: { key: blockKey, path, tool } });
  const hint = missingHint(useIsMissing(path));
  return (
    <FieldBox path={path} {...around}>
      <Control label={spec.label} value={text} onChange={change} onFrame={frame} hint={hint} error={error} />
    </FieldBox>
  );
}
