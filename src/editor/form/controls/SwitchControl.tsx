import { SwitchField } from "#ui/kit";
import type { FieldSpec } from "../field-spec.ts";
import { useForm } from "../form-context.tsx";
import { useValue } from "../use-value.ts";
import { FieldBox } from "./FieldBox.tsx";
import type { ControlProps } from "./props.ts";

/** Something that is on or off. */
export function SwitchControl({ spec, path }: ControlProps<FieldSpec>) {
  const { set } = useForm();
  const isOn = useValue(path, (value) => value === true);
  return (
    <FieldBox path={path}>
      <SwitchField label={spec.label} checked={isOn} onCheckedChange={(value) => set({ path, value })} />
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
