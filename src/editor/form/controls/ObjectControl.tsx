import { Plus, Trash2 } from "lucide-react";
import { useId, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { isObject } from "#shared";
import { Button, IconButton } from "#ui/kit";
import type { FieldSpec, SpecOf } from "../field-spec.ts";
import { focusField } from "../focus-field.ts";
import { useForm } from "../form-context.tsx";
import { useValue } from "../use-value.ts";
import { FieldBox } from "./FieldBox.tsx";
import type { ControlProps } from "./props.ts";

/** A group of fields under one name. */
function FieldGroup({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-3 border-s-2 border-line ps-3">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        {action}
      </div>
      {children}
    </div>
  );
}

/** @returns a name as it is written inside a sentence. */
function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

type OptionalGroupProps = ControlProps<SpecOf<"object" | "variable">> & {
  /** What is stored when the group is added. */
  first: object;
  /** Its visible fields. */
  fields: readonly FieldSpec[];
};

/** Fields inside a field; optional ones are added and removed as a whole. */
export function OptionalGroup({ spec, path, first, fields }: OptionalGroupProps) {
  const { set, renderField } = useForm();
  const isThere = useValue(path, isObject);
  const name = inSentence(spec.label);
  // The pressed button goes: the focus moves to the first of the fields, or back to the button that adds them.
  const store = (value: object | null) => (event: MouseEvent) => {
    const box = event.currentTarget.closest("[data-field]");
    flushSync(() => set({ path, value }));
    focusField(box?.querySelector("[data-field]") ?? box);
  };
  if (!isThere && spec.isOptional) {
    return (
      <FieldBox path={path}>
        <Button icon={<Plus />} onClick={store(first)}>
          Add {name}
        </Button>
      </FieldBox>
    );
  }
  const removal = spec.isOptional && (
    <IconButton label={`Remove ${name}`} icon={<Trash2 />} danger onClick={store(null)} />
  );
  return (
    <FieldBox path={path}>
      <FieldGroup label={spec.label} action={removal}>
        {fields.map((field) => renderField(field, [...path, field.name]))}
      </FieldGroup>
    </FieldBox>
  );
}

/** An object of fields. */
export function ObjectControl({ spec, path }: ControlProps<SpecOf<"object" | "variable">>) {
  return <OptionalGroup {...{ spec, path, first: {}, fields: spec.fields }} />;
}
