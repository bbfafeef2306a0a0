import type { SentForm } from "#blocks/server";
import { isTakenFile, MAX_FILE_BYTES, MAX_FILE_NAME } from "#forms";
import { newPrivateFile, type NewPrivateFile } from "#media/server";
import { readValue, type Property } from "#records/server";
import { formatNumber, oneLine, type Locale, type Texts } from "#shared";
import { servedTextsFor } from "#shared/served-texts";
import type { Answers } from "#submissions/server";
import { enteredValue, faultText, type Entries } from "../records/posted-values.ts";

type Field = SentForm["fields"][number];
type Language = { texts: Texts; locale: Locale };

const MEGABYTE = 1024 * 1024;
/** The longest value that is taken from an address, in characters. */
const MAX_HIDDEN = 200;

/** A field as the reader of values takes it: the rules are those of rows. */
function propertyOf({ name, label, type, required = false, options }: Field): Property {
  return {
    id: name,
    name,
    title: label,
    type: type === "checkbox" ? "boolean" : type === "file" || type === "hidden" ? "text" : type,
    order: 0,
    isDisplay: false,
    isRequired: required,
    isSortable: false,
    isPrivate: false,
    help: "",
    options,
  };
}

/** What was sent for a form: answers by the field's name, and files; or one message for each refused field. */
type ReadAnswers =
  | { ok: true; answers: Answers; files: readonly NewPrivateFile[] }
  | { ok: false; fields: Record<string, string> };

type SentFile = { name: string; file: File };

/** @returns why a field's file isn't taken; undefined for one that is, and for none where none is needed. */
function fileFault({ required }: Field, file: File | undefined, { texts, locale }: Language): string | undefined {
  if (!file) return required ? texts.form.required : undefined;
  if (file.size === 0) return servedTextsFor(locale).form.emptyFile;
  if (file.size > MAX_FILE_BYTES)
    return texts.upload.tooLarge.replace("{max}", formatNumber(MAX_FILE_BYTES / MEGABYTE, locale));
  return isTakenFile(file.name) ? undefined : texts.upload.refused;
}

async function prepare({ name, file }: SentFile): Promise<{ name: string; prepared: NewPrivateFile }> {
  // Without a folder; the ending stays, however long the name is.
  const fileName = oneLine(file.name.replace(/^.*[\\/]/, ""))
    .slice(-MAX_FILE_NAME)
    .toWellFormed();
  return { name, prepared: newPrivateFile(Buffer.from(await file.arrayBuffer()), fileName) };
}

/**
 * Reads what was posted with a form block, by the fields that it has now.
 * @param sent what was posted; hidden fields are read from `query`, the address's.
 */
export async function readAnswers(
  { fields }: SentForm,
  sent: { entries: Entries; files: ReadonlyMap<string, File>; query: URLSearchParams },
  language: Language,
): Promise<ReadAnswers> {
  const answers: Answers = {};
  const faults: [name: string, text: string][] = [];
  const files: SentFile[] = [];
  const byName = Map.groupBy(sent.entries, ([name]) => name);
  for (const field of fields) {
    const { name, type, parameter = "" } = field;
    if (type === "hidden") {
      answers[name] =
        oneLine(sent.query.get(parameter) ?? "")
          .slice(0, MAX_HIDDEN)
          .toWellFormed() || null;
      continue;
    }
    if (type === "file") {
      const file = sent.files.get(name);
      const fault = fileFault(field, file, language);
      if (fault) faults.push([name, fault]);
      else if (file) files.push({ name, file });
      continue;
    }
    const property = propertyOf(field);
    const given = (byName.get(name) ?? []).map(([, text]) => text);
    const read = readValue(property, enteredValue(property, given));
    if (read.ok) answers[name] = read.value;
    else faults.push([name, faultText(read.error.code, property, language)]);
  }
  if (faults.length > 0) return { ok: false, fields: Object.fromEntries(faults) };
  const prepared = await Promise.all(files.map(prepare));
  for (const one of prepared) answers[one.name] = one.prepared.name;
  // The inbox finds a field's file by its name, and those of the same name by their order; ids of one moment have none.
  const ids = prepared.map((one) => one.prepared.id).toSorted();
  const ordered = prepared.map((one, index) => Object.assign(one.prepared, { id: ids[index] ?? one.prepared.id }));
  return { ok: true, answers, files: ordered };
}
