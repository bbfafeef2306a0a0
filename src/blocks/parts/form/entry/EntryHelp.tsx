import { formatNumber } from "#shared";
import { useBlockContext, useLangs } from "../../../context.tsx";
import type { FormField } from "./form-field.ts";

const MEGABYTE = 1024 * 1024;

/** What we say about a field: the zone of a time, and which files are taken. */
function useNote({ type, maxLength }: FormField): string {
  const { locale, texts } = useBlockContext();
  if (type === "dateTime") return texts.rows.inUtc;
  if (type !== "image" && type !== "file") return "";
  const hint = type === "image" ? texts.rows.pictureHint : texts.upload.hint;
  return hint.replace("{max}", formatNumber(maxLength / MEGABYTE, locale));
}

/** What a property's owner says about it, and what we do. */
export function EntryHelp({ id, field }: { id?: string; field: FormField }) {
  const { help } = field;
  const note = useNote(field);
  const langs = useLangs();
  if (!id) return null;
  return (
    <p id={id} className="text-sm text-ink-soft">
      {help}
      {note && (
        <span lang={langs.interface} className="block">
          {note}
        </span>
      )}
    </p>
  );
}
