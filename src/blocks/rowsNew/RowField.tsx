import { useBlockContext, useLangs } from "../context.tsx";
import type { FormField } from "../parts/data/row-form.ts";
import { FieldError } from "../parts/form/FieldError.tsx";
import { RowChoices } from "./RowChoices.tsx";
import { RowControl } from "./RowControl.tsx";
import { RowTick } from "./RowTick.tsx";

/** The most options of a required choice that are shown at once; more are a list that opens. */
const MAX_RADIOS = 5;

/** What all kinds of fields take: ids of their hint and help, and what describes them, with the error and without. */
export type FieldProps = {
  id: string;
  field: FormField;
  values: readonly string[];
  isInvalid: boolean;
  hintId?: string;
  helpId?: string;
  describedBy?: string;
  /** What describes the field once the script has removed its error. */
  base?: string;
};

const list = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(" ") || undefined;

function partOf({ type, isRequired, options }: FormField) {
  if (type === "boolean") return RowTick;
  const isShown = type === "choice" && isRequired && options.length <= MAX_RADIOS;
  return type === "choices" || isShown ? RowChoices : RowControl;
}

/** A property's field with its help above and its error below. */
export function RowField({ field, values, error }: { field: FormField; values: readonly string[]; error?: string }) {
  const { idPrefix } = useBlockContext();
  const langs = useLangs();
  const Part = partOf(field);
  const id = `${idPrefix}-${field.name}`;
  const helpId = field.help || field.type === "dateTime" ? `${id}-help` : undefined;
  const hintId = Part === RowControl && !field.isRequired ? `${id}-hint` : undefined;
  const base = list(hintId, helpId);
  const part = { id, field, values, isInvalid: Boolean(error), hintId, helpId, base };
  return (
    <div data-field={field.name} data-error={`${id}-error`}>
      <Part {...part} describedBy={list(base, error && `${id}-error`)} />
      {error && (
        <div lang={langs.interface}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
