import type { Database } from "#db";
import type { Texts } from "#shared";
import { TRAP_FIELD, type FormAnswer, type FormFields, type FormOrigin } from "./form.ts";
import { parseLead } from "./lead.ts";
import { saveLead } from "./leads.server.ts";

/**
 * Answers a posted lead form: checks, stores, then thanks. A filled hidden field is stored as suspicious and answered
 * like a success, so that its sender learns nothing.
 */
export async function submitLead(
  database: Database,
  fields: FormFields,
  origin: FormOrigin,
  texts: Texts["form"],
): Promise<FormAnswer> {
  const parsed = parseLead(fields, texts);
  if (!parsed.ok) return { ok: false, error: texts.checkFields, fields: parsed.fields };
  await saveLead(database, parsed.lead, origin, Boolean(fields[TRAP_FIELD]));
  return { ok: true, success: texts.leadThanks };
}
