import type { Checked, FormTexts } from "./fields.ts";
import { TRAP_FIELD, type FormAnswer, type FormFields, type FormOrigin } from "./form.ts";
import { parseLead } from "./lead.ts";
import type { FormStore } from "./form-store.ts";
import { saveLead } from "./leads.server.ts";
import { parseSubscriber } from "./newsletter.ts";
import { saveSubscriber } from "./subscribers.server.ts";

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
function makeSubmit<Entry>({ parse, save, thanks }: Form<Entry>): SubmitForm {
  return async (store, fields, origin, texts) => {
    const checked = parse(fields, texts);
    if (!checked.ok) return { ok: false, error: texts.checkFields, fields: checked.fields };
    await save(store, checked.entry, origin, Boolean(fields[TRAP_FIELD]));
    return { ok: true, success: texts[thanks] };
  };
}

/** The lead form (spec 3, 7). */
export const submitLead = makeSubmit({ parse: parseLead, save: saveLead, thanks: "leadThanks" });

/** The newsletter form (spec 3, 7). */
export const submitNewsletter = makeSubmit({
  parse: parseSubscriber,
  save: saveSubscriber,
  thanks: "newsletterThanks",
});
