import { EntryHelp } from "./EntryHelp.tsx";
import type { EntryProps } from "./entry-props.ts";

/** A yes to tick; where it is required, nothing else is accepted, as for a consent. */
export function EntryTick({ id, field, values, isInvalid, helpId, describedBy, base }: EntryProps) {
  const { name, title, isRequired } = field;
  return (
    <>
      <div className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="on"
          required={isRequired}
          defaultChecked={values.at(-1) === "on"}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          data-control
          data-base={base}
          className="size-6 shrink-0 accent-brand"
        />
        <label htmlFor={id} className="py-2 font-semibold">
          {title}
        </label>
      </div>
      <EntryHelp id={helpId} field={field} />
    </>
  );
}
