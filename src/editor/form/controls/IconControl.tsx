import { IconSheet } from "#ui";
import { IconPicker } from "#ui/kit";
import type { FieldSpec } from "../field-spec.ts";
import { useEditor } from "../../state/editor-context.tsx";
import { useForm } from "../form-context.tsx";
import { useIsMissing, useValue } from "../use-value.ts";
import { FieldBox } from "./FieldBox.tsx";
import type { ControlProps } from "./props.ts";
import { missingHint, textOf } from "./texts.ts";

/** An icon of the shipped set. */
export function IconControl({ spec, path }: ControlProps<FieldSpec>) {
  const { set } = useForm();
  const { icons } = useEditor().props.canvas;
  const hint = missingHint(useIsMissing(path));
  return (
    <FieldBox path={path}>
      <IconSheet value={icons}>
        <IconPicker
          label={spec.label}
          value={useValue(path, textOf)}
          onChange={(name) => set({ path, value: name || null })}
          isOptional={spec.isOptional}
          hint={hint}
        />
      </IconSheet>
    </FieldBox>
  );
}
