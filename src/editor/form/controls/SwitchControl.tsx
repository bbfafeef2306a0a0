import { findByKey } from "#publishing";
import { SwitchField } from "#ui/kit";
import { useEditor } from "../../state/editor-context.tsx";
import type { FieldSpec } from "../field-spec.ts";
import { useForm } from "../form-context.tsx";
import { startOfOwn } from "../own-end.ts";
import { useValue } from "../use-value.ts";
import { FieldBox } from "./FieldBox.tsx";
import type { ControlProps } from "./props.ts";

/** Something that is on or off. Without the shared header or footer a page begins with a copy of it. */
export function SwitchControl({ spec, path }: ControlProps<FieldSpec>) {
  const { set, blockKey } = useForm();
  const { document, props } = useEditor();
  const isOn = useValue(path, (value) => value === true);
  const turn = (value: boolean) => {
    const block = findByKey(document.view().draft.blocks, blockKey) ?? {};
    const isOwn = spec.name === "shared" && !value;
    const beside = isOwn ? startOfOwn(block, props.canvas.sharedBlocks ?? {}, props.around?.path ?? "/") : [];
    set({ path, value }, { beside });
  };
  return (
    <FieldBox path={path}>
      <SwitchField label={spec.label} checked={isOn} onCheckedChange={turn} />
    </FieldBox>
  );
}

/** A text with one useful value: a switch sets or removes it. */
export function OnOffControl({ spec, path }: ControlProps<FieldSpec & { control: "onOff" }>) {
  const { set } = useForm();
  const isOn = useValue(path, (value) => value === spec.onValue);
  const turn = (checked: boolean) => set({ path, value: checked ? spec.onValue : null });
  return (
    <FieldBox path={path}>
      <SwitchField label={spec.label} checked={isOn} onCheckedChange={turn} />
    </FieldBox>
  );
}
