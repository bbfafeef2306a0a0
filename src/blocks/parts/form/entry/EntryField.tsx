import { useBlockContext, useLangs } from "../../../context.tsx";
import type { FormField } from "./form-field.ts";
import { FieldError } from "../FieldError.tsx";
import type { EntryProps } from "./entry-props.ts";
import { EntryChoices } from "./EntryChoices.tsx";
import { EntryControl } from "./EntryControl.tsx";
import { EntryFile } from "./EntryFile.tsx";
import { EntryTick } from "./EntryTick.tsx";

/** The most options of a required choice that are shown at once; more are a list that opens. */
const MAX_RADIOS = 5;

type Kind = "tick" | "options" | "file" | "control";

function kindOf({ type, isRequired, options }: FormField): Kind {
  if (type === "boolean") return "tick";
  if (type === "image" || type === "file") return "file";
  const isShown = type === "choice" && isRequired && options.length <= MAX_RADIOS;
  return type === "choices" || isShown ? "options" : "control";
}

function Part({ kind, ...props }: EntryProps & { kind: Kind }) {
  if (kind === "tick") return <EntryTick {...props} />;
  if (kind === "file") return <EntryFile {...props} />;
  return kind === "options" ? <EntryChoices {...props} /> : <EntryControl {...props} />;
}

const list = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(" ") || undefined;

/** A property's field with its help above and its error below. */
export function EntryField({ field, values, error }: { field: FormField; values: readonly string[]; error?: string }) {
  const { idPrefix } = useBlockContext();
  const langs = useLangs();
  const kind = kindOf(field);
  const id = `${idPrefix}-${field.name}`;
  const helpId = field.help || field.type === "dateTime" || kind === "file" ? `${id}-help` : undefined;
  const isLabelled = kind === "control" || kind === "file";
  const hintId = isLabelled && !field.isRequired ? `${id}-hint` : undefined;
  const base = list(hintId, helpId);
  const part = { id, kind, field, values, isInvalid: Boolean(error), hintId, helpId, base };
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
