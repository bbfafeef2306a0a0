import { useState } from "react";
import { findSuggestions, PickField, SelectField } from "#ui/kit";
import { useUi } from "../../state/editor-context.tsx";
import { FieldBox } from "../controls/FieldBox.tsx";
import type { ControlProps } from "../controls/props.ts";
import { TextControl } from "../controls/TextControl.tsx";
import { missingHint, textOf } from "../controls/texts.ts";
import type { FieldSpec } from "../field-spec.ts";
import { useForm } from "../form-context.tsx";
import { useIsMissing, useValue } from "../use-value.ts";
import { ClosedNote } from "./ClosedNote.tsx";
import { entityOptions, planOptions, tenantOptions, type NameOption } from "./name-options.ts";
import { useClosed } from "./use-closed.ts";

type NameControlProps = ControlProps<FieldSpec> & { of: "entity" | "tenant" | "plan" };

const OPTIONS = { entity: entityOptions, tenant: tenantOptions, plan: planOptions };

/** More options than a select shows at once. */
const MANY = 20;

/** Chooses the entity, the organisation or the plan that a block shows; typed as long as it isn't known which ones there are. */
export function NameControl({ spec, path, of }: NameControlProps) {
  const choices = useUi((state) => state.choices);
  const stored = useValue(path, textOf);
  const options = choices && OPTIONS[of](choices, stored);
  return options ? <Choice {...{ spec, path, of, stored, options }} /> : <TextControl {...{ spec, path }} />;
}

function Choice({ spec, path, of, stored, options }: NameControlProps & { stored: string; options: NameOption[] }) {
  const { set } = useForm();
  const closed = useClosed();
  const hint = missingHint(useIsMissing(path));
  const isOfTenant = closed?.reason === "TENANT_MISSING" || closed?.reason === "TENANT_CLOSED";
  const chosen = options.find(({ value, others }) => value === stored || others?.includes(stored))?.value ?? stored;
  const field = {
    label: spec.label,
    options,
    value: chosen,
    onValueChange: (value: string) => set({ path, value: value === "" && spec.isOptional ? null : value }),
    hint,
  };
  return (
    <FieldBox path={path}>
      {options.length > MANY ? <ManyNames {...field} of={of} /> : <SelectField {...field} />}
      {closed && isOfTenant === (of === "tenant") && <ClosedNote words={closed.words} />}
    </FieldBox>
  );
}

type ManyNamesProps = {
  label: string;
  hint?: string;
  options: readonly NameOption[];
  value: string;
  onValueChange: (value: string) => void;
  of: NameControlProps["of"];
};

/** Chooses a name by a search. An organisation that isn't among those that are listed is chosen by its name in addresses. */
function ManyNames({ options, of, ...field }: ManyNamesProps) {
  const [search, setSearch] = useState("");
  const hasMore = useUi((state) => of === "tenant" && state.choices?.hasMoreTenants);
  const shown = findSuggestions(
    options.map(({ value, label }) => ({ value, title: label })),
    search,
  );
  const isOther = hasMore && search !== "" && !options.some(({ value }) => value === search);
  return (
    <PickField
      {...field}
      chosen={options.find(({ value }) => value === field.value)?.label ?? ""}
      options={isOther ? [...shown, { value: search, title: `${search} (not in this list)` }] : shown}
      onSearch={setSearch}
    />
  );
}
