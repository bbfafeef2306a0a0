import type { JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import { metaAt } from "../field-label.ts";
import { fieldsIn, type Field } from "./fields-in.ts";
import { problemAt } from "./problem.ts";

/** What stands between brackets in copy that someone has yet to fill in, in the languages that models do this in. */
const TO_FILL_IN =
  "(?:company|business|organi[sz]ation|school|customer|client|product|first|last|full)(?:['’]s)?(?: |-)?name|(?:your|insert|ihre?|deine?|euer|votre|vos|tu|su|nombre|nom|name|vorname)(?: [^[\\]\\n]{1,60})?|(?:e-?mail|phone|street)(?: address| number)?|address|number|date|city|location|headline|ה?שם(?: [^[\\]\\n]{1,60})?|اسم(?: [^[\\]\\n]{1,60})?|आपका[^[\\]\\n]{0,60}|(?:[你您]的|公司|姓名|学校)[^[\\]\\n]{0,60}";
/** "[Add a name]" is the placeholder for what a model may not say (`fallback` in the blocks' schemas); before "(" or "[" it is a link. */
const PLACEHOLDER = new RegExp(
  [
    "lorem ipsum|HTML content here|\\{\\{[^{}\\n]{1,60}\\}\\}",
    `\\[(?:your|insert)\\b[^[\\]]*\\]|\\[add (?:an?|the) [^[\\]]*\\](?!\\()|\\[(?:${TO_FILL_IN})\\](?![([])`,
    "\\binsert (?:your |the |an? )?(?:[a-z]+ ){1,2}here\\b|\\b(?:company|school|product) (?:x|xyz)\\b|\\bxyz (?:company|school)\\b|(?<![a-z0-9])x{1,3} ?%|\\$x{1,3}(?![a-z0-9])",
    "\\b(?:john|jane) doe\\b|\\b123 main st(?:reet)?\\b|\\bas an? (?:ai|large|ai language|large language) (?:language )?model\\b|\\bhere (?:is|are) (?:the|your) (?:json|revised|rewritten|requested)\\b",
  ].join("|"),
  "i",
);
/** Capitals only: "todo" is a word of other languages. */
const NOTE_TO_SELF = /\b(?:TODO|TBD|FIXME)\b/;

const isMark = ({ hints, value }: Field) => hints.marksSample === true && value === true;

/** Whether a field still holds a placeholder, which can't be confirmed as it is. */
export function isPlaceholder({ text, hints: { control } }: Field): boolean {
  return control !== "link" && control !== "image" && (PLACEHOLDER.test(text) || NOTE_TO_SELF.test(text));
}

/** Warns of unfinished copy: notes to oneself, filler, and what is marked as a sample. */
export function copyWarnings(block: JsonObject): Problem[] {
  const fields = fieldsIn(block);
  const marks = fields.filter(isMark);
  // What is marked as a sample has a separate warning.
  const samples = new Set(marks.map(({ group }) => group));
  const placeholders = fields
    .filter((field) => !samples.has(field.group) && isPlaceholder(field))
    .map(({ path }) =>
      problemAt(block, path, "PLACEHOLDER", (where, field) => `${where}: ${field} still holds placeholder text.`),
    );
  const lists = Map.groupBy(marks, ({ path }) => JSON.stringify(path.slice(0, -2)));
  return [...placeholders, ...[...lists.values()].map((marked) => markWarning(block, marked))];
}

/** @param marks those of one list, each in an item. */
function markWarning(block: JsonObject, marks: readonly Field[]): Problem {
  const path = marks[0]?.path.slice(0, -2) ?? [];
  const { itemLabel = "block" } = metaAt(block, path);
  const what =
    marks.length === 1
      ? `one ${itemLabel} is marked as a sample. Replace it with a real one`
      : `${marks.length} ${itemLabel}s are marked as samples. Replace them with real ones`;
  return problemAt(block, path, "MARKED_SAMPLE", (where) => `${where}: ${what}.`);
}
