import { isObject, ok, type JsonObject, type Result } from "#shared";
import { parseReply, unreadable } from "../parsing/parse-reply.ts";
import { writableBlock } from "../schemas/writable-blocks.ts";
import { usableText, withCopy, type Editing, type Putting } from "./copy-texts.ts";
import type { Note } from "./reading.ts";

/** What is edited: one field's text, or a block's content. `cleanRich` is given for the text of a rich field. */
type Edited = Editing & { type: string; value: string | JsonObject };

/** The new text or content, like `value`, and a note for each omission. */
type Edit = { value: string | JsonObject; notes: Note[] };

/**
 * Reads a finished reply to an edit of copy. In a block's content only texts change: items, addresses,
 * choices, names and other people's words stay; so do fields that this version doesn't know.
 * @returns UNREADABLE for a reply that can't be used. Never throws.
 */
export function readEdit(text: string, { type, value, ...editing }: Edited): Result<Edit, "UNREADABLE"> {
  const reply = parseReply(text);
  if (!reply.ok) return reply;
  const putting: Putting = { ...editing, notes: [] };
  const edited =
    typeof value === "string" ? fieldIn(reply.value, putting) : contentIn(reply.value, type, value, putting);
  return edited ? ok({ value: edited, notes: putting.notes }) : unreadable(putting.notes);
}

function fieldIn(reply: unknown, putting: Putting): string | undefined {
  return isObject(reply) ? usableText(reply.text, true, putting, []) : undefined;
}

function contentIn(reply: unknown, type: string, value: JsonObject, putting: Putting): JsonObject | undefined {
  const definition = writableBlock(type);
  const texts = isObject(reply) && Object.hasOwn(reply, type) ? reply[type] : undefined;
  if (!definition || !isObject(texts)) return undefined;
  const edited = withCopy(definition.schema, value, texts, putting, [type]);
  return isObject(edited) ? edited : undefined;
}
