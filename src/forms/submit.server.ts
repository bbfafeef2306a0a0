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
type Form<Values> = {
  parse: (fields: FormFields, texts: FormTexts) => Checked<Values>;
  save: (store: FormStore, values: Values, origin: FormOrigin, suspicious: boolean) => Promise<void>;
  thanks: keyof FormTexts;
};

/**
 * Makes what takes a form. A post with a filled hidden field is stored as suspicious and answered like a success, so that
 * its sender learns nothing; so is a repeated post of what a form stores only once.
 */
export function makeSubmit<Values>({ parse, save, thanks }: Form<Values>): SubmitForm {
  return async (store, fields, origin, texts) => {
    const checked = parse(fields, texts);
    if (!checked.ok) return { ok: false, error: texts.checkFields, fields: checked.fields };
    await save(store, checked.values, origin, Boolean(fields[TRAP_FIELD]));
    return { ok: true, success: texts[thanks] };
  };
}
