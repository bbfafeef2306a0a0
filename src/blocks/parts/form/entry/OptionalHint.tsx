import { useBlockContext, useLangs } from "../../../context.tsx";

/** Says beside a field's name that it may stay empty. */
export function OptionalHint({ id }: { id?: string }) {
  const { texts } = useBlockContext();
  const langs = useLangs();
  return (
    <span id={id} className="text-sm font-normal text-ink-soft" lang={langs.interface}>
      {texts.form.optional}
    </span>
  );
}
