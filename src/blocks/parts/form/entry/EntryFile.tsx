import { FILE_ENDINGS } from "#forms";
import { formatNumber } from "#shared";
import { useBlockContext, useLangs } from "../../../context.tsx";
import { EntryHelp } from "./EntryHelp.tsx";
import { OptionalHint } from "./OptionalHint.tsx";
import type { EntryProps } from "./entry-props.ts";

const MEGABYTE = 1024 * 1024;
const PICTURES = "image/png,image/jpeg,image/webp,image/avif";
const FILES = FILE_ENDINGS.map((ending) => `.${ending}`).join(",");

/** The texts and kinds of a field for pictures, or of one for files of many kinds. */
function useKind(isPicture: boolean) {
  const { rows, upload } = useBlockContext().texts;
  return isPicture
    ? { accept: PICTURES, again: rows.pictureAgain, tooLarge: rows.pictureTooLarge }
    : { accept: FILES, again: upload.again, tooLarge: upload.tooLarge };
}

/** A picture or another file to choose. No page can keep a chosen file: after a post that was refused it says which one it was. */
export function EntryFile({ id, field, values, isInvalid, hintId, helpId, describedBy, base }: EntryProps) {
  const { locale } = useBlockContext();
  const langs = useLangs();
  const { name, title, type, isRequired, maxLength } = field;
  const { accept, again, tooLarge } = useKind(type === "image");
  const chosen = values.at(-1);
  const max = formatNumber(maxLength / MEGABYTE, locale);
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {title}
        </label>
        {hintId && <OptionalHint id={hintId} />}
      </div>
      <EntryHelp id={helpId} field={field} />
      {chosen && (
        <p className="text-sm font-semibold text-accent-text" lang={langs.interface}>
          {again.replace("{name}", () => chosen)}
        </p>
      )}
      <input
        type="file"
        id={id}
        name={name}
        required={isRequired}
        accept={accept}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        data-control
        data-base={base}
        data-max={maxLength}
        data-too-large={tooLarge.replace("{max}", max)}
        className="mt-1 w-full rounded-control border border-ink/60 bg-raised p-2 text-sm file:me-3 file:min-h-8 file:cursor-pointer file:rounded-control file:border-0 file:bg-brand-tint file:px-3 file:font-semibold file:text-brand-strong aria-invalid:border-danger"
      />
    </>
  );
}
