import { cx } from "#shared";
import type { FormState } from "../context.tsx";
import { EntryField } from "../parts/form/entry/EntryField.tsx";
import type { FormField } from "../parts/form/entry/form-field.ts";
import { entriesOf } from "./form-fields.ts";
import type { FormContent } from "./schema.ts";

type Props = { content: FormContent; lists: FormState["lists"]; errors: Readonly<Record<string, string>> };

/** Kinds that take a whole line of a form with two columns. */
const WIDE = new Set<FormField["type"]>(["longText", "choices", "boolean", "file"]);

const isWide = ({ type, isRequired }: FormField) => WIDE.has(type) || (type === "choice" && isRequired);

/** The fields that visitors fill in, in one column or two. */
export function FieldList({ content, lists, errors }: Props) {
  const isPaired = content.columns === "2";
  return (
    <div className={cx("grid min-w-0 gap-6", isPaired && "form-pairs")}>
      {entriesOf(content).map((field) => (
        <div key={field.name} className={cx(isPaired && isWide(field) && "form-wide")}>
          <EntryField field={field} values={lists?.[field.name] ?? []} error={errors[field.name]} />
        </div>
      ))}
    </div>
  );
}
