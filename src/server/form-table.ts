import { LEAD_ACTION } from "#leads";
import { NEWSLETTER_FORM, NEWSLETTER_PATH } from "#subscribers";
import { type FormFields } from "#forms";
import { submitLead } from "#leads/server";
import { submitNewsletter } from "#subscribers/server";
import { type SubmitForm } from "#forms/server";
import type { Texts } from "#shared";

/** A form that visitors post. */
export type PostedForm = {
  /** The name of its token and of its state on a page. */
  name: string;
  /** The block type that renders it. */
  block: string;
  /** The address that it is posted to; without one, the address of its page; then `action` carries its name. */
  own?: { path: string; title: (texts: Texts) => string };
  submit: SubmitForm;
};

/** Every form of the product (spec 7). */
const FORMS: readonly PostedForm[] = [
  { name: LEAD_ACTION, block: "roiCalculator", submit: submitLead },
  {
    name: NEWSLETTER_FORM,
    block: "newsletter",
    own: { path: NEWSLETTER_PATH, title: ({ newsletter }) => newsletter.title },
    submit: submitNewsletter,
  },
];

/** @returns the form that these fields were posted with to a path; undefined when there is no such form. */
export function findForm(path: string, { action }: FormFields): PostedForm | undefined {
  return FORMS.find(({ own, name }) => !own && name === action) ?? FORMS.find(({ own }) => own?.path === path);
}
