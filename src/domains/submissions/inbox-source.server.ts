import { forgetEntries, trigger } from "#automations/server";
import type { EntrySource } from "#inbox/server";
import { disownPrivateFiles, listPrivateFiles } from "#media/server";
import { answers, formDefinition, type Answers, type FormDefinition } from "./definition.ts";
import { answerText } from "./person.ts";
import "./tables.ts";

/** Answers in the form's order; of files, which are listed by their names, each leads to its own. */
function factsOf({ fields }: FormDefinition, given: Answers, files: readonly { id: string; name: string }[]) {
  const left = [...files];
  return fields.map(({ name, label, type }) => {
    const text = answerText(given[name]);
    if (type !== "file" || !text) return { label, text };
    const index = left.findIndex((file) => file.name === text);
    const [file] = index < 0 ? [] : left.splice(index, 1);
    return file ? { label, text, file: file.id } : { label, text };
  });
}

/** Makes what form blocks send a kind of entries. */
export const submissionSource: EntrySource = {
  readFacts: async (db, ids) => {
    const rows = await db
      .selectFrom("submissions")
      .innerJoin("form_versions", "form_versions.hash", "submissions.form_version")
      .select(["submissions.id", "submissions.answers", "form_versions.definition"])
      .where("submissions.id", "in", ids)
      .execute();
    const files = await listPrivateFiles(db, ids);
    return new Map(
      rows.map(({ id, ...row }) => {
        const definition = formDefinition.parse(JSON.parse(row.definition));
        return [id, factsOf(definition, answers.parse(JSON.parse(row.answers)), files.get(id) ?? [])];
      }),
    );
  },
  release: async (trx, id) => {
    const held = await trx
      .selectFrom("submissions")
      .innerJoin("form_versions", "form_versions.hash", "submissions.form_version")
      .select("form_versions.definition")
      .where("submissions.id", "=", id)
      .executeTakeFirst();
    if (!held) return;
    const { form } = formDefinition.parse(JSON.parse(held.definition));
    await trigger(trx, { type: "submission", entry: id, source: form });
  },
  erase: async (trx, ids) => {
    await forgetEntries(trx, ids);
    await disownPrivateFiles(trx, ids);
    await trx.deleteFrom("submissions").where("id", "in", ids).execute();
  },
};
