import { formatNumber } from "#shared";
import { useBlockContext, useLangs } from "../../../context.tsx";
import { EntryHelp } from "./EntryHelp.tsx";
import { OptionalHint } from "./OptionalHint.tsx";
import type { EntryProps } from "./entry-props.ts";

const MEGABYTE = 1024 * 1024;
const ACCEPTED = "image/png,image/jpeg,image/webp,image/avif";

/** A picture to choose. No page can keep a chosen file: after a post that was refused it says which one it was. */
export function EntryFile({ id, field, values, isInvalid, hintId, helpId, describedBy, base }: EntryProps) {
  const { locale, texts } = useBlockContext();
  const langs = useLangs();
  const { name, title, isRequired, maxLength } = field;
  const chosen = values.at(-1);
  const max = formatNumber(maxLength / MEGABYTE, locale);
  return (
    <>
      <div className="flex justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {title}
        </label>
        {hintId && <OptionalHint id={hintId} />}
      </div>
      <EntryHelp id={helpId} field={field} />
      {chosen && (
        <p className="text-sm font-semibold text-accent-text" lang={langs.interface}>
          {texts.rows.pictureAgain.replace("{name}", () => chosen)}
        </p>
      )}
      <input
        type="file"
        id={id}
        name={name}
        required={isRequired}
        accept={ACCEPTED}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        data-control
        data-base={base}
        data-max={maxLength}
        data-too-large={texts.rows.pictureTooLarge.replace("{max}", max)}
        className="mt-1 w-full rounded-control border border-ink/60 bg-raised p-2 text-sm file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-control file:border-0 file:bg-brand-tint file:px-3 file:font-semibold file:text-brand-strong aria-invalid:border-danger"
      />
    </>
  );
}
