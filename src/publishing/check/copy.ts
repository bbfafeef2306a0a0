import type { JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import { metaAt } from "../field-label.ts";
import { fieldsIn, type Field } from "./fields-in.ts";
import { problemAt } from "./problem.ts";

/** "[Add a name]" is the placeholder for what a model may not say (`fallback` in the blocks' schemas); before "(" it is a link. */
const PLACEHOLDER = /lorem ipsum|HTML content here|\[(?:your|insert)\b[^[\]]*\]|\[add (?:an?|the) [^[\]]*\](?!\()/i;
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
