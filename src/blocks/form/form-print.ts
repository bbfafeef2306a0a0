import { namedFields } from "./form-fields.ts";
import type { FormContent } from "./schema.ts";

/** The hidden field with the print of the form that its sender saw; no other field can have this name. */
export const PRINT_FIELD = "_form";

const OFFSET = 2_166_136_261;
const PRIME = 16_777_619;

/** A short hash of a text (FNV-1a). It detects changes; it doesn't protect against forgery. */
function hashOf(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(36);
}

type Seen = Pick<FormContent, "fields" | "formName" | "headline" | "consentText">;

/** @returns what identifies a form: its name, what it asks, and what its sender agrees to. */
export function formPrint(content: Seen): string {
  const { formName, headline, consentText = "" } = content;
  const asked = namedFields(content).map(({ name, type, label, required = false, options = [], parameter = "" }) => [
    name,
    type,
    label,
    required,
    options,
    parameter,
  ]);
  return hashOf(JSON.stringify([formName || headline, asked, consentText]));
}
