import type { Checked, FormTexts } from "./fields.ts";
import { TRAP_FIELD, type FormAnswer, type FormFields, type FormOrigin } from "./form.ts";
import type { FormStore } from "./form-store.ts";

/** Answers a posted form: checks, stores, then thanks. */
export type SubmitForm = (
  store: FormStore,
  fields: FormFields,
  origin: FormOrigin,
  texts: FormTexts,
) => Promise<FormAnswer>;

/** What differs between the forms. */
type Form<Entry> = {
  parse: (fields: FormFields, texts: FormTexts) => Checked<Entry>;
  save: (store: FormStore, entry: Entry, origin: FormOrigin, suspicious: boolean) => Promise<void>;
  thanks: keyof FormTexts;
};

/**
 * A filled hidden field is stored as suspicious and answered like a success, so that its sender learns nothing; so is
 * everything that a form stores only once.
 */
export function makeSubmit<Entry>({ parse, save, thanks }: Form<Entry>): SubmitForm {
  return async (store, fields, origin, texts) => {
    const checked = parse(fields, texts);
    if (!checked.ok) return { ok: false, error: texts.checkFields, fields: checked.fields };
    await save(store, checked.entry, origin, Boolean(fields[TRAP_FIELD]));
    return { ok: true, success: texts[thanks] };
  };
}
