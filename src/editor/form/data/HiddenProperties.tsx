import { useState } from "react";
import { fixedValue, findEntityChoice, isHidden, type EntityChoice } from "#publishing";
import { parseJson } from "#shared";
import { useBlock, useUi } from "../../state/editor-context.tsx";
import { FieldBox } from "../controls/FieldBox.tsx";
import type { ControlProps } from "../controls/props.ts";
import { CommaListControl } from "../controls/TextControl.tsx";
import type { FieldSpec } from "../field-spec.ts";
import { useForm } from "../form-context.tsx";
import { useValue } from "../use-value.ts";

/** The names that the field holds. */
function useHidden(path: ControlProps<FieldSpec>["path"]): string[] {
  const text = useValue(path, (value) => JSON.stringify(value) ?? "");
  const parsed = parseJson(text || "[]");
  return parsed.ok && Array.isArray(parsed.value) ? parsed.value.map(String) : [];
}

/** Ticks the properties that a block leaves out; typed where the entity isn't fixed, or isn't known. */
export function HiddenProperties({ spec, path }: ControlProps<FieldSpec>) {
  const choices = useUi((state) => state.choices);
  const block = useBlock(useForm().blockKey) ?? {};
  const entity = choices && findEntityChoice(choices, fixedValue(block, "entityName") ?? "");
  return entity ? <Ticks {...{ spec, path, entity }} /> : <CommaListControl {...{ spec, path }} />;
}

function Ticks({ spec, path, entity }: ControlProps<FieldSpec> & { entity: EntityChoice }) {
  const { set } = useForm();
  const hidden = useHidden(path);
  const store = (names: string[]) => set({ path, value: names.length === 0 && spec.isOptional ? null : names });
  const open = entity.properties.filter(({ isPrivate }) => !isPrivate);
  const stale = hidden.filter((name) => !entity.properties.some((one) => isHidden(one, [name])));
  // One that is unticked stays until the form is left, and so does the focus on it.
  const [seen, setSeen] = useState(stale);
  const unknown = [...new Set([...seen, ...stale])];
  if (unknown.length > seen.length) setSeen(unknown);
  return (
    <FieldBox path={path}>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{spec.label}</legend>
        {open.map((property) => {
          const { id, name, title } = property;
          const isOn = isHidden(property, hidden);
          const toggle = () => store(isOn ? hidden.filter((one) => !isHidden(property, [one])) : [...hidden, name]);
          return <Tick key={id} label={title} isOn={isOn} onToggle={toggle} />;
        })}
        {unknown.map((name) => {
          const isOn = stale.includes(name);
          const toggle = () => store(isOn ? hidden.filter((one) => one !== name) : [...hidden, name]);
          return <Tick key={name} label={`${name} (isn’t a property)`} isOn={isOn} onToggle={toggle} />;
        })}
        {open.length < entity.properties.length && (
          <p className="text-sm text-ink-soft">Visitors never see the private ones.</p>
        )}
      </fieldset>
    </FieldBox>
  );
}

function Tick({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <label className="flex min-h-8 items-center gap-2.5 text-base pointer-coarse:min-h-11">
      <input type="checkbox" className="size-4 shrink-0 accent-brand" checked={isOn} onChange={onToggle} />
      {label}
    </label>
  );
}
