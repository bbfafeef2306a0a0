import { useBlockContext, useLangs } from "../context.tsx";
import type { FormField } from "../parts/data/row-form.ts";

/** What a property's owner says about it, and the zone of a time. */
export function FieldHelp({ id, field: { help, type } }: { id?: string; field: FormField }) {
  const { texts } = useBlockContext();
  const langs = useLangs();
  if (!id) return null;
  return (
    <p id={id} className="text-sm text-ink-soft">
      {help}
      {help && type === "dateTime" && " "}
      {type === "dateTime" && <span lang={langs.interface}>{texts.rows.inUtc}</span>}
    </p>
  );
}
