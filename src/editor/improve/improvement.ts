import {
  findAddedClaims,
  findAddedTextClaims,
  findClaims,
  findTextClaims,
  lostInEdit,
  readAlt,
  readEdit,
  readKnown,
  type GroundingTexts,
  type Note,
  type Task,
} from "#ai";
import { isHtml } from "#blocks";
import {
  fieldLabel,
  metaAt,
  operationsToBlock,
  typeOf,
  valueAt,
  withoutKeys,
  type Draft,
  type Operation,
  type Path,
} from "#publishing";
import { fail, isObject, type JsonObject, newKey, ok, type Result } from "#shared";
import { bareBlocks } from "../clipboard/written-blocks.ts";
import { outlinedBlocks, textsIn } from "../generator/page-context.ts";
import { marksOf, pathWithKeys } from "../generator/put-block.ts";
import { cleanerFor, type Remark } from "../generator/read-block.ts";
import { textOf } from "../form/controls/texts.ts";
import type { Improving } from "../state/ui-state.ts";
import { altTask } from "./describe-picture.ts";
import { pictureBeside } from "./picture-beside.ts";
import { piecesOf } from "./text-part.ts";
import { undescribedPicture, withDescription } from "./text-pictures.ts";

/** One text that would change; `was` is its value when the model was asked, null for none. */
export type TextChange = { path: Path; field: string; was: unknown; after: string; unconfirmed?: string };

/** A model's changes of texts, and what of its reply was left out or changed. */
export type Improvement = { changes: readonly TextChange[]; notes: readonly Remark[] };

/** The input of an action: the desired tone or language, and the model. */
type Instruction = { instruction: string; model?: string };

/** Says that a selected part isn't there any more. */
export const PART_CHANGED = "Someone has changed the selected part. Select it again.";

/** The most characters of the copy around a picture that are sent with it. */
const MAX_NEAR = 2000;

const textAt = (block: JsonObject, path: Path) => textOf(valueAt(block, path));
const isText = (block: JsonObject, path: Path) => metaAt(block, path).control === "rich";

/** @returns the task for a block of the draft. */
export function improvementTask(
  { action, path, part }: Improving,
  block: JsonObject,
  draft: Draft,
  { instruction, model }: Instruction,
): Task {
  const inText = action === "alt" && path && isText(block, path) && undescribedPicture(textAt(block, path));
  if (inText) return altTask(inText, model);
  if (action === "alt") {
    const near = bareBlocks([block]).flatMap(textsIn).join("\n").slice(0, MAX_NEAR);
    return altTask({ address: pictureBeside(block, path ?? []), near }, model);
  }
  const content = withoutKeys(block[typeOf(block)]);
  return {
    task: "edit",
    action,
    type: typeOf(block),
    value: path ? (piecesOf(textAt(block, path), part)?.copy ?? "") : isObject(content) ? content : {},
    ...(path && { field: fieldLabel(block, path).slice(0, 100) }),
    ...(action === "tone" && { tone: instruction }),
    ...(action === "translate" && { into: instruction }),
    ...(model && { model }),
    outline: outlinedBlocks(draft),
  };
}

/** Reads the new text of a field: of all of it, or with the selected part replaced. */
async function readField(
  reply: string,
  { action, path = [], part }: Improving,
  block: JsonObject,
): Promise<Result<{ value: string; notes: readonly Note[] }>> {
  const text = textAt(block, path);
  if (action === "alt") {
    const alt = readAlt(reply);
    if (!alt.ok) return alt;
    const inText = isText(block, path) ? undescribedPicture(text) : undefined;
    return ok({ value: inText ? withDescription(text, inText, alt.value) : alt.value, notes: [] });
  }
  const pieces = piecesOf(text, part);
  if (!pieces) return fail("CHANGED", PART_CHANGED);
  const { before, copy, after } = pieces;
  const cleanRich = isText(block, path) ? await cleanerFor(typeOf(block), text) : undefined;
  const read = readEdit(reply, { action, type: typeOf(block), value: copy, cleanRich });
  if (!read.ok) return read;
  const { value, notes } = read.value;
  return typeof value === "string"
    ? ok({ value: `${before}${value}${after}`, notes })
    : fail("UNREADABLE", "Could not parse response");
}

/** What of the markup of changed Markdown texts is gone. */
function lostMarkup(block: JsonObject, changes: readonly TextChange[]): Remark[] {
  return changes
    .filter(({ path, was }) => isText(block, path) && !isHtml(textOf(was)))
    .flatMap(({ field, was, after }) => lostInEdit(textOf(was), after).map((text) => ({ field, text })));
}

function changeAt(block: JsonObject, path: Path, after: string, unconfirmed?: string): TextChange {
  return { path, field: fieldLabel(block, path), was: valueAt(block, path) ?? null, after, unconfirmed };
}

/** How a reply is checked for unconfirmed statements: a translation against its original too. */
type Checking = { isTranslated: boolean; known: GroundingTexts };

function fieldChange(block: JsonObject, path: Path, after: string, { isTranslated, known }: Checking): TextChange[] {
  const before = textAt(block, path);
  if (before === after) return [];
  const hints = metaAt(block, path);
  const claims = isTranslated ? findAddedTextClaims(after, before, hints, known) : findTextClaims(after, hints, known);
  const [mark] = marksOf({}, claims);
  return [changeAt(block, path, after, mark?.text)];
}

/** @returns everything that a model changed in a block's texts. */
function blockChanges(block: JsonObject, content: JsonObject, { isTranslated, known }: Checking): TextChange[] {
  const type = typeOf(block);
  const [bare = {}] = bareBlocks([block]);
  const { block: after, operations } = operationsToBlock([block], {
    before: block,
    stored: { ...bare, [type]: content },
    newKey,
  });
  const claims = isTranslated
    ? findAddedClaims({ [type]: content }, { [type]: withoutKeys(block[type]) }, known)
    : findClaims({ [type]: content }, known);
  const marks = marksOf(after, claims);
  return operations.flatMap((operation): TextChange[] => {
    if (operation.type !== "set" || typeof operation.value !== "string") return [];
    const { path, value } = operation;
    const address = JSON.stringify(path);
    const unconfirmed = marks.find((mark) => JSON.stringify(mark.path) === address)?.text;
    return [changeAt(block, path, value, unconfirmed)];
  });
}

/**
 * Reads a finished reply.
 * @returns the texts that would change, in the order of the block, and what was left out; UNREADABLE ('Could not parse
 * response').
 */
export async function readImprovement(
  reply: string,
  improving: Improving,
  block: JsonObject,
  known: GroundingTexts,
): Promise<Result<Improvement>> {
  const { action, path } = improving;
  const checking = { isTranslated: action === "translate", known };
  const remarks = (notes: readonly Note[]) =>
    notes.map(({ path: indexed, message }) => ({
      field: fieldLabel(block, path ?? pathWithKeys(block, indexed)),
      text: message,
    }));
  if (path) {
    const read = await readField(reply, improving, block);
    if (!read.ok) return read;
    const { value, notes } = read.value;
    await readKnown(known);
    const changes = fieldChange(block, path, value, checking);
    return ok({ changes, notes: [...remarks(notes), ...lostMarkup(block, changes)] });
  }
  if (action === "alt") return ok({ changes: [], notes: [] });
  const type = typeOf(block);
  const content = withoutKeys(block[type]);
  const value = isObject(content) ? content : {};
  const cleanRich = await cleanerFor(type, textsIn(value).join("\n\n"));
  const read = readEdit(reply, { action, type, value, cleanRich });
  if (!read.ok) return read;
  const edited = read.value.value;
  if (!isObject(edited)) return fail("UNREADABLE", "Could not parse response");
  await readKnown(known);
  const changes = blockChanges(block, edited, checking);
  return ok({ changes, notes: [...remarks(read.value.notes), ...lostMarkup(block, changes)] });
}

/** @returns the operation that accepts a change. */
export function operationForText(key: string, { path, was, after }: TextChange): Operation {
  return { type: "set", key, path, value: after, was };
}

/** Finds the operations that accept changes, with marks on unconfirmed statements. */
export function operationsForTexts(key: string, changes: readonly TextChange[]): Operation[] {
  const sets = changes.map((change) => operationForText(key, change));
  const marks = changes.flatMap(({ path, unconfirmed }): Operation[] =>
    unconfirmed ? [{ type: "annotate", key, path, text: unconfirmed }] : [],
  );
  return [...sets, ...marks];
}
