import { SelectField } from "#ui/kit";
import type { ChoiceSpec } from "../field-spec.ts";
import { useForm } from "../form-context.tsx";
import { useIsMissing, useValue } from "../use-value.ts";
import { FieldBox } from "./FieldBox.tsx";
import type { ControlProps } from "./props.ts";
import { missingHint, textOf } from "./texts.ts";

/** The state of a choice; an unset one is the first, or none where the field is optional. */
export function useChoice({ spec, path }: ControlProps<ChoiceSpec>) {
  const { set } = useForm();
  const stored = useValue(path, textOf);
  const chosen = stored === "" && !spec.isOptional ? (spec.choices[0]?.value ?? "") : stored;
  return { chosen, choose: (value: string) => set({ path, value: value === "" ? null : value }) };
}

/** A choice of one from a few. */
export function SelectControl({ spec, path }: ControlProps<ChoiceSpec>) {
  const { chosen, choose } = useChoice({ spec, path });
  const hint = missingHint(useIsMissing(path));
  const options = spec.isOptional ? [{ value: "", label: "Not set" }, ...spec.choices] : spec.choices;
  return (
    <FieldBox path={path}>
      <SelectField label={spec.label} options={options} value={chosen} onValueChange={choose} hint={hint} />
    </FieldBox>
  );
}
