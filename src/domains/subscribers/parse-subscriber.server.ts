import { z } from "zod";
import { email, formCheck, requiredLine, type Checked, type FormTexts, type FormFields } from "#forms";
import { NEWSLETTER_LIMITS, type Subscriber } from "./newsletter.ts";

const MAX_SOURCE = 100;

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
