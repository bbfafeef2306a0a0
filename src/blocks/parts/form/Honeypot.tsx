import { HONEYPOT_FIELD } from "#forms";

/** A field that people neither see nor reach; only programs fill it (spec 5). */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
