import { z } from "zod";
import { email, formCheck, PERSON_LIMITS, requiredLine, type Checked, type FormTexts, type FormFields } from "#forms";

/** The name of the newsletter form's token and of its state on a page. */
export const NEWSLETTER_FORM = "newsletter";

/** Where the newsletter form is posted to, without the language's prefix (spec 2, 7). */
export const NEWSLETTER_PATH = "/newsletter";

/** The fixed `source` of the newsletter form (spec 3). */
export const NEWSLETTER_SOURCE = "right form block";

/** Longest values, in characters, by the names of spec 3. */
export const NEWSLETTER_LIMITS = {
  email: PERSON_LIMITS.email,
  first_name: PERSON_LIMITS.firstName,
  last_name: PERSON_LIMITS.lastName,
} as const;

const MAX_SOURCE = 100;

export type Subscriber = { email: string; firstName: string; lastName: string; source: string };

function newsletterSchema(texts: FormTexts) {
  return z.object({
    email: email(texts),
    first_name: requiredLine(NEWSLETTER_LIMITS.first_name, texts),
    last_name: requiredLine(NEWSLETTER_LIMITS.last_name, texts),
  });
}

const checkSubscriber = formCheck(newsletterSchema);

/**
 * Checks a posted newsletter form (spec 5). The hidden `source` is never refused: visitors couldn't correct it.
 * @returns the subscriber, or one message for each refused field.
 */
export function parseSubscriber(fields: FormFields, texts: FormTexts): Checked<Subscriber> {
  const checked = checkSubscriber(fields, texts);
  if (!checked.ok) return checked;
  const { first_name: firstName, last_name: lastName, ...rest } = checked.values;
  return { ok: true, values: { ...rest, firstName, lastName, source: (fields.source ?? "").slice(0, MAX_SOURCE) } };
}
