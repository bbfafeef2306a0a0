import { z } from "zod";
import { safeHref } from "#shared";
import { email, formCheck, line, requiredLine, type Checked, type FormTexts, type FormFields } from "#forms";
import { LEAD_LIMITS, type Lead } from "./lead.ts";
import { ROI_SLIDERS } from "./roi.ts";

function slider({ min, max, step }: { min: number; max: number; step: number }, texts: FormTexts) {
  const message = texts.range
    .replace("{min}", String(min))
    .replace("{max}", String(max))
    .replace("{step}", String(step));
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max && (value - min) % step === 0, message);
}

/** Makes the schema of a posted lead form with messages in the visitor's language. */
function leadSchema(texts: FormTexts) {
  return z.object({
    numStudents: slider(ROI_SLIDERS.numStudents, texts),
    sessionsPerStudent: slider(ROI_SLIDERS.sessionsPerStudent, texts),
    costPerReport: slider(ROI_SLIDERS.costPerReport, texts),
    firstName: requiredLine(LEAD_LIMITS.firstName, texts),
    lastName: requiredLine(LEAD_LIMITS.lastName, texts),
    email: email(texts),
    website: requiredLine(LEAD_LIMITS.website, texts),
    linkedinUrl: line(LEAD_LIMITS.linkedinUrl, texts).refine(isWebAddress, texts.invalidUrl),
    consent: z.literal("on", texts.consentRequired),
  });
}

function isWebAddress(value: string): boolean {
  return value === "" || (/^https?:\/\//i.test(value) && safeHref(value) !== undefined);
}

const checkLead = formCheck(leadSchema);

/**
 * Checks a posted lead form (spec 5).
 * @returns the lead, or one message for each refused field.
 */
export function parseLead(fields: FormFields, texts: FormTexts): Checked<Lead> {
  const checked = checkLead(fields, texts);
  if (!checked.ok) return checked;
  const { consent: _consent, linkedinUrl, ...lead } = checked.values;
  return { ok: true, values: linkedinUrl ? { ...lead, linkedinUrl } : lead };
}
