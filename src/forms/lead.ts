import { z } from "zod";
import { safeHref, type Texts } from "#shared";
import type { FormFields } from "./form.ts";
import { ROI_SLIDERS } from "./roi.ts";

/** The fixed `action` of the lead form (spec 3); its token carries the same name. */
export const LEAD_ACTION = "roi_calculator_submission";

export type Lead = {
  numStudents: number;
  sessionsPerStudent: number;
  costPerReport: number;
  firstName: string;
  lastName: string;
  email: string;
  website: string;
  linkedinUrl?: string;
};

/** Longest entries, in characters. */
export const LEAD_LIMITS = { firstName: 100, lastName: 100, email: 254, website: 200, linkedinUrl: 300 } as const;

type FormTexts = Texts["form"];

function line(max: number, texts: FormTexts) {
  return z.string().max(max, texts.tooLong.replace("{max}", String(max)));
}

function requiredLine(max: number, texts: FormTexts) {
  return line(max, texts).min(1, texts.required);
}

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
    email: requiredLine(LEAD_LIMITS.email, texts).regex(z.regexes.html5Email, texts.invalidEmail),
    website: requiredLine(LEAD_LIMITS.website, texts),
    linkedinUrl: line(LEAD_LIMITS.linkedinUrl, texts).refine(isWebAddress, texts.invalidUrl),
    consent: z.literal("on", texts.consentRequired),
  });
}

function isWebAddress(value: string): boolean {
  return value === "" || (/^https?:\/\//i.test(value) && safeHref(value) !== undefined);
}

/**
 * Checks a posted lead form (spec 5; interfaces 4).
 * @returns the lead, or one text for each refused field.
 */
export function parseLead(
  fields: FormFields,
  texts: FormTexts,
): { ok: true; lead: Lead } | { ok: false; fields: Record<string, string> } {
  const parsed = leadSchema(texts).safeParse({ linkedinUrl: "", ...withEveryField(fields) });
  if (parsed.success) {
    const { consent: _consent, linkedinUrl, ...lead } = parsed.data;
    return { ok: true, lead: linkedinUrl ? { ...lead, linkedinUrl } : lead };
  }
  const refused: Record<string, string> = {};
  for (const issue of parsed.error.issues) refused[String(issue.path[0])] ??= issue.message;
  return { ok: false, fields: refused };
}

const REQUIRED = ["numStudents", "sessionsPerStudent", "costPerReport", "firstName", "lastName", "email", "website"];

function withEveryField(fields: FormFields): FormFields {
  return { ...Object.fromEntries(REQUIRED.map((name) => [name, ""])), ...fields };
}
