import { MAX_FILE_BYTES } from "#forms";
import type { FormField } from "../parts/form/entry/form-field.ts";
import type { FieldType } from "./field-types.ts";
import type { FormContent } from "./schema.ts";

/** A field with the name that it is posted under. */
type NamedField = FormContent["fields"][number] & { name: string };

/**
 * Names the fields of a form: by their id, or else by their position, where content that a program wrote has none or the
 * same one twice.
 */
export function namedFields({ fields }: Pick<FormContent, "fields">): NamedField[] {
  const taken = new Set<string>();
  return fields.map((field, index) => {
    const own = field.id === undefined ? undefined : `f${field.id}`;
    const name = own === undefined || taken.has(own) ? `p${index + 1}` : own;
    taken.add(name);
    return { ...field, name };
  });
}

type EnteredType = Exclude<FieldType, "hidden">;

/** @returns whether visitors see a field. */
const isEntered = (field: NamedField): field is NamedField & { type: EnteredType } => field.type !== "hidden";

/** The longest text of a type, in characters; 1,000 unless set. */
const MAX_LENGTH: Partial<Record<FieldType, number>> = {
  longText: 20_000,
  email: 254,
  phone: 40,
  file: MAX_FILE_BYTES,
};

/** @returns the fields that visitors fill in, as entries. */
export function entriesOf(content: Pick<FormContent, "fields">): FormField[] {
  return namedFields(content)
    .filter(isEntered)
    .map(({ name, label, type, required = false, help = "", options = [] }) => ({
      name,
      title: label,
      type: type === "checkbox" ? "boolean" : type,
      isRequired: required,
      help,
      initial: [],
      options: [...new Set(options)],
      maxLength: MAX_LENGTH[type] ?? 1000,
      decimals: 0,
    }));
}
