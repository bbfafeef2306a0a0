import {
  findClaims,
  findTextClaims,
  readKnown,
  POST_TEXT,
  readPartialPost,
  readPost,
  type DraftedPost,
  type GroundingTexts,
  type Note,
  type PostLength,
  type Task,
} from "#ai";
import { keyOf, metaLabel, metaMark, tagIn, valueAt, type Draft, type Operation } from "#publishing";
import { newKey, ok, type JsonObject, type Result } from "#shared";
import { joinTexts, outlinedBlocks } from "../generator/page-context.ts";
import { marksOf, operationsForNew, type Claim, type WrittenBlock } from "../generator/put-block.ts";
import { cleanerFor, generatedFrom, remarksOf, type Begun, type Remark } from "../generator/read-block.ts";
import type { Remembered } from "../generator/remembered.ts";
import { textOf } from "../form/controls/texts.ts";

/** What people enter: notes (`context`), tone and model, and how long the post is to be. */
export type PostRequest = Remembered & { length: PostLength };

/** The parts of a draft beside its text, each a meta tag. */
const HEAD_FIELDS = [
  { field: "title", tag: "title" },
  { field: "description", tag: "description" },
  { field: "tags", tag: "article:tag" },
] as const;
export type HeadField = (typeof HEAD_FIELDS)[number]["field"];

/** A drafted title, description or list of tags, what the post has now, and what nobody has confirmed of it. */
export type DraftedField = {
  field: HeadField;
  tag: string;
  label: string;
  value: string;
  was: string;
  unconfirmed?: string;
};

/** A post that a model drafted, and how accepting it changes the page. */
export type PostDraft = {
  /** Its text, in the stored form: with the rest of the block that it goes into. */
  block: JsonObject;
  claims: readonly Claim[];
  /** What puts the text into its block, or adds one. */
  operations: readonly Operation[];
  head: readonly DraftedField[];
  notes: readonly Remark[];
  unconfirmed: readonly Remark[];
};

/** What a draft is read against: the page as it was when the model was asked. @param block the one its text goes into. */
export type PostBegun = { draft: Draft; block?: JsonObject; known: GroundingTexts };

const TEXT = [POST_TEXT, "content"];
const MAX_TITLE = 500;

/** Text that says nothing yet, such as what a new block begins with. */
function currentText(block: JsonObject | undefined, defaults: string): string | undefined {
  const text = block && textOf(valueAt(block, TEXT)).trim();
  return text && text !== defaults ? text : undefined;
}

/** Makes the task. @param defaults the text of a new block. @param maxText the longest text that is sent. */
export function postTask(
  { draft, block }: PostBegun,
  { context, tone, model, length }: PostRequest,
  { defaults, maxText }: { defaults: string; maxText: number },
): Task {
  const title = tagIn({ draft }, "title")?.slice(0, MAX_TITLE);
  const current = currentText(block, defaults)?.slice(0, maxText);
  const others = { ...draft, blocks: draft.blocks.filter((one) => one !== block) };
  return {
    task: "post",
    context,
    length,
    ...(model && { model }),
    ...(tone && { tone }),
    ...(title && { title }),
    ...(current && { current }),
    outline: outlinedBlocks(others),
  };
}

/** The drafted fields that say something else than the page. */
function headOf({ title, description, tags }: DraftedPost, { draft, known }: PostBegun): DraftedField[] {
  const values = { title, description, tags: tags.join(", ") };
  return HEAD_FIELDS.flatMap(({ field, tag }) => {
    const value = values[field];
    const was = tagIn({ draft }, tag) ?? "";
    if (value === "" || value === was) return [];
    const [mark] = marksOf({}, findTextClaims(value, {}, known));
    return [{ field, tag, label: metaLabel(tag, "post"), value, was, unconfirmed: mark?.text }];
  });
}

type Text = Pick<PostDraft, "block" | "claims" | "operations" | "notes" | "unconfirmed">;

/** Finds the operations that add the text as a new block, at the end of the page. */
function operationsToAdd(written: WrittenBlock, { blocks }: Draft): Operation[] {
  const last = blocks.at(-1);
  return operationsForNew(written, { key: newKey(), after: last ? keyOf(last) : null, newKey });
}

/** The text as a new block. */
function addedText(written: JsonObject, notes: readonly Note[], { draft, known }: PostBegun): Text {
  const claims = findClaims(written, known);
  return {
    block: written,
    claims,
    operations: operationsToAdd({ block: written, claims }, draft),
    notes: remarksOf(written, notes),
    unconfirmed: marksOf(written, claims).map(({ text }) => ({ field: "Text", text })),
  };
}

function changedText(written: JsonObject, notes: readonly Note[], begun: Begun): Text {
  const { block, claims, operations, ...rest } = generatedFrom(begun, written, notes);
  return { block, claims, operations, notes: rest.notes, unconfirmed: rest.unconfirmed };
}

/** Reads a finished draft. @returns UNREADABLE ('Could not parse response'). */
export async function readPostDraft(reply: string, begun: PostBegun): Promise<Result<PostDraft, "UNREADABLE">> {
  const { draft, block, known } = begun;
  const read = readPost(reply, { known: joinTexts(known), cleanRich: await cleanerFor(POST_TEXT) });
  if (!read.ok) return read;
  const { post, notes } = read.value;
  await readKnown(known);
  const text = block
    ? changedText(post.block, notes, { block, annotations: draft.annotations, known })
    : addedText(post.block, notes, begun);
  const head = headOf(post, begun);
  const ofHead = head.flatMap(({ label, unconfirmed }) => (unconfirmed ? [{ field: label, text: unconfirmed }] : []));
  return ok({ ...text, head, unconfirmed: [...ofHead, ...text.unconfirmed] });
}

/** Reads a draft that is still streaming. */
export function readGrowingPost(reply: string, { known }: PostBegun): Partial<DraftedPost> {
  return readPartialPost(reply, { known: joinTexts(known) });
}

/** @returns the fields that are taken over unless the user chooses otherwise: those that the post lacks. */
export function missingFields(head: readonly DraftedField[]): HeadField[] {
  return head.filter(({ was }) => was.trim() === "").map(({ field }) => field);
}

/** @returns a draft whose text is added to the page as a new block, as someone has removed the one that it was for. */
export function withoutItsBlock(drafted: PostDraft, draft: Draft): PostDraft {
  return { ...drafted, operations: operationsToAdd(drafted, draft) };
}

/** Finds the operations that accept a draft, with marks on unconfirmed statements. @param chosen fields to take over. */
export function operationsForPost({ operations, head }: PostDraft, chosen: readonly HeadField[]): Operation[] {
  const taken = head.filter(({ field }) => chosen.includes(field));
  const sets = taken.map(({ tag, value, was }): Operation => ({ type: "setMeta", name: tag, value, was: was || null }));
  const marks = taken.flatMap(({ tag, unconfirmed }): Operation[] =>
    unconfirmed ? [{ type: "annotate", ...metaMark(tag), text: unconfirmed }] : [],
  );
  return [...operations, ...sets, ...marks];
}
