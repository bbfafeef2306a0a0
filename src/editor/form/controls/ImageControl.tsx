import { useEditor } from "../../state/editor-context.tsx";
import type { FieldSpec } from "../field-spec.ts";
import { useTypedText } from "../use-typed-text.ts";
import { useIsMissing } from "../use-value.ts";
import { FieldBox } from "./FieldBox.tsx";
import type { ControlProps } from "./props.ts";
import { missingHint, parseText, textOf } from "./texts.ts";

/** A picture, chosen with the caller's own control. */
export function ImageControl({ spec, path }: ControlProps<FieldSpec>) {
  const Control = useEditor().props.imageControl;
  const parse = (text: string) => parseText(text, spec.isOptional);
  const { text, error, type, around } = useTypedText({ path, toText: textOf, parse });
  const hint = missingHint(useIsMissing(path));
  return (
    <FieldBox path={path} {...around}>
      <Control label={spec.label} value={text} onChange={type} hint={hint} error={error} />
    </FieldBox>
  );
}
