import { z } from "zod";
import type { Texts } from "#shared";
import type { FormFields } from "./form.ts";

/** The texts of forms: messages in the visitor's language. */
export type FormTexts = Texts["form"];

/** Longest values about a person, in characters; every form has the same. */
export const PERSON_LIMITS = { firstName: 100, lastName: 100, email: 254 } as const;

/** One line of text that may stay empty. */
export function line(max: number, texts: FormTexts) {
  return z.string().max(max, texts.tooLong.replace("{max}", String(max)));
}

/** One line of text that must be filled. */
export function requiredLine(max: number, texts: FormTexts) {
  return line(max, texts).min(1, texts.required);
}

/** An email address as browsers accept it. */
export function email(texts: FormTexts) {
  return requiredLine(PERSON_LIMITS.email, texts).regex(z.regexes.html5Email, texts.invalidEmail);
}

/** A checked form: the values entered, or one message for each refused field. */
export type Checked<Values> = { ok: true; values: Values } | { ok: false; fields: Record<string, string> };

/**
 * Makes the function that checks posted fields; a field that was not sent counts as empty. The schema of a language is
 * made once: making it takes many times as long as checking with it.
 */
export function formCheck<Schema extends z.ZodObject>(makeSchema: (texts: FormTexts) => Schema) {
  const schemas = new WeakMap<FormTexts, { schema: Schema; empty: FormFields }>();
  return (posted: FormFields, texts: FormTexts): Checked<z.output<Schema>> => {
    const known = schemas.get(texts) ?? withEmpty(makeSchema(texts));
    schemas.set(texts, known);
    return check(known.schema, { ...known.empty, ...posted });
  };
}

function withEmpty<Schema extends z.ZodObject>(schema: Schema): { schema: Schema; empty: FormFields } {
  return { schema, empty: Object.fromEntries(Object.keys(schema.shape).map((name) => [name, ""])) };
}

function check<Schema extends z.ZodObject>(schema: Schema, posted: FormFields): Checked<z.output<Schema>> {
  const parsed = schema.safeParse(posted);
  if (parsed.success) return { ok: true, values: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[String(issue.path[0])] ??= issue.message;
  return { ok: false, fields };
}
