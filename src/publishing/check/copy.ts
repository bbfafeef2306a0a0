import { isObject, type JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import { typeOf } from "../operations/canonical.ts";
import { fieldsIn, type Field } from "./fields-in.ts";
import { problemAt } from "./problem.ts";

/** "[Add a name]" stands where a model may not say something (`standIn` of the blocks' schemas); before "(" it is a link. */
const PLACEHOLDER = /lorem ipsum|HTML content here|\[(?:your|insert)\b[^[\]]*\]|\[add (?:an?|the) [^[\]]*\](?!\()/i;
/** Capitals only: "todo" is a word of other languages. */
const NOTE_TO_SELF = /\b(?:TODO|TBD|FIXME)\b/;
/** What is marked as a sample has a warning of its own. */
function isPlaceholder({ text, control, group }: Field): boolean {
  if (group.sample === true) return false;
  return control !== "link" && control !== "image" && (PLACEHOLDER.test(text) || NOTE_TO_SELF.test(text));
}

/** Warns of copy that was never written: notes to oneself, filler, quotations that are marked as samples. */
export function copyWarnings(block: JsonObject): Problem[] {
  const placeholders = fieldsIn(block)
    .filter(isPlaceholder)
    .map(({ path }) =>
      problemAt(block, path, "PLACEHOLDER", (place, field) => `${place}: ${field} still holds placeholder text.`),
    );
  return [...placeholders, ...quoteWarnings(block)];
}

function listIn(block: JsonObject, name: string): JsonObject[] {
  const content = block[typeOf(block)];
  const list = isObject(content) ? content[name] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function quoteWarnings(block: JsonObject): Problem[] {
  if (typeOf(block) !== "testimonials") return [];
  const count = listIn(block, "items").filter(({ sample }) => sample === true).length;
  const say = (place: string) =>
    `${place}: ${count === 1 ? "one quote is" : `${count} quotes are`} marked as a sample. Put in what people really said.`;
  return count === 0 ? [] : [problemAt(block, ["testimonials", "items"], "MARKED_SAMPLE", say)];
}
