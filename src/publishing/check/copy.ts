import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { isSame, typeOf } from "../operations/canonical.ts";
import { withoutKeys } from "../operations/keys.ts";
import { sharedEnd } from "../shared-frame.ts";
import { fieldsIn, type Field } from "./fields-in.ts";
import { problemAt, type Problem } from "./problem.ts";

/** "[Add a name]" stands where a model may not say something (`standIn` of the blocks' schemas); before "(" it is a link. */
const PLACEHOLDER = /lorem ipsum|HTML content here|\[(?:your|insert)\b[^[\]]*\]|\[add (?:an?|the) [^[\]]*\](?!\()/i;
/** Capitals only: "todo" is a word of other languages. */
const NOTE_TO_SELF = /\b(?:TODO|TBD|FIXME)\b/;
/** The shipped marks of standards. */
const BADGE = /^\/landing\/marks\.svg#(?:gdpr|iso-27001|soc-2|hipaa|ssl)$/;

/** What is marked as a sample has a warning of its own. */
function isPlaceholder({ text, control, group }: Field): boolean {
  if (group.sample === true) return false;
  return control !== "link" && control !== "image" && (PLACEHOLDER.test(text) || NOTE_TO_SELF.test(text));
}

/** Whether content says anything in words, or only sets something. */
function hasWords(value: unknown): boolean {
  if (typeof value === "string") return /\S\s+\S/.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasWords);
}

function isSample(block: JsonObject): boolean {
  const type = typeOf(block);
  const defaults = findBlock(type)?.defaults;
  return !sharedEnd(block) && hasWords(defaults) && isSame(withoutKeys(block[type]), defaults);
}

/** Warns of copy that was never written: notes to oneself, filler, the sample that a new block begins with. */
export function copyWarnings(block: JsonObject): Problem[] {
  const placeholders = fieldsIn(block)
    .filter(isPlaceholder)
    .map(({ path }) =>
      problemAt(block, path, "PLACEHOLDER", (place, field) => `${place}: ${field} still holds placeholder text.`),
    );
  if (placeholders.length > 0 || !isSample(block))
    return [...placeholders, ...badgeWarnings(block), ...quoteWarnings(block)];
  const say = (place: string) => `${place}: this is still the sample text. Make it yours, or remove the block.`;
  return [problemAt(block, [typeOf(block)], "SAMPLE", say), ...badgeWarnings(block)];
}

function listIn(block: JsonObject, name: string): JsonObject[] {
  const content = block[typeOf(block)];
  const list = isObject(content) ? content[name] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** A badge is a claim: the shipped ones are samples. */
function badgeWarnings(block: JsonObject): Problem[] {
  if (typeOf(block) !== "logoClouds") return [];
  const badges = listIn(block, "logos").filter(({ src }) => typeof src === "string" && BADGE.test(src));
  const names = badges.map(({ alt, name, src }) => [name, alt, src].find((one) => typeof one === "string" && one));
  if (names.length === 0) return [];
  const say = (place: string) =>
    `${place}: these badges are samples. Keep only those that you have earned: ${names.join("; ")}.`;
  return [problemAt(block, ["logoClouds", "logos"], "SAMPLE_BADGES", say)];
}

function quoteWarnings(block: JsonObject): Problem[] {
  if (typeOf(block) !== "testimonials") return [];
  const count = listIn(block, "items").filter(({ sample }) => sample === true).length;
  const say = (place: string) =>
    `${place}: ${count === 1 ? "one quote is" : `${count} quotes are`} marked as a sample. Put in what people really said.`;
  return count === 0 ? [] : [problemAt(block, ["testimonials", "items"], "SAMPLE", say)];
}
