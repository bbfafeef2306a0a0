import type { Executor } from "#db";
import { localePath } from "#shared";
import { answers, formDefinition, type FormDefinition } from "./definition.ts";
import { answerText } from "./person.ts";
import "./tables.ts";

/** "Your e-mail (work)" -> "yourEMailWork": a field's label as automations name it. */
function labelName(label: string): string {
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .map((word, index) => {
      const lower = word.toLowerCase();
      return index === 0 ? lower : `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`;
    })
    .join("")
    .slice(0, 60);
}

function answersByName({ fields }: FormDefinition, texts: ReadonlyMap<string, string>): Record<string, string> {
  const byLabel = fields.map(({ name, label }) => [labelName(label), texts.get(name) ?? ""] as const);
  return { ...Object.fromEntries(byLabel.filter(([name]) => name !== "")), ...Object.fromEntries(texts) };
}

/**
 * Reads what automations read of a submission: each answer by its field's name and by its label (`yourName`), and all of
 * them as lines of text. @returns undefined where there is none.
 */
export async function submissionValues(db: Executor, id: string): Promise<Record<string, string> | undefined> {
  const row = await db
    .selectFrom("submissions")
    .innerJoin("form_versions", "form_versions.hash", "submissions.form_version")
    .innerJoin("inbox_entries", "inbox_entries.id", "submissions.id")
    .select([
      "submissions.id",
      "submissions.created_at as createdAt",
      "submissions.answers",
      "form_versions.definition",
    ])
    .select(["inbox_entries.email", "inbox_entries.page_path as path", "inbox_entries.query", "inbox_entries.locale"])
    .where("submissions.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { createdAt, path, query, locale, email } = row;
  const definition = formDefinition.parse(JSON.parse(row.definition));
  const given = answers.parse(JSON.parse(row.answers));
  const texts = new Map(definition.fields.map(({ name }) => [name, answerText(given[name])] as const));
  return {
    ...answersByName(definition, texts),
    id,
    form: definition.form,
    email,
    answers: definition.fields.map(({ name, label }) => `${label}: ${texts.get(name) ?? ""}`).join("\n"),
    page: `${localePath(path, locale)}${query && `?${query}`}`,
    campaign: query,
    language: locale,
    received: `${createdAt.slice(0, 16).replace("T", " ")} UTC`,
  };
}
