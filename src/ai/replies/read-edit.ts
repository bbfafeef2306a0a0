import { isObject, ok, type JsonObject, type Result } from "#shared";
import { parseReply, unreadable } from "../parsing/parse-reply.ts";
import { writableBlock } from "../schemas/writable-blocks.ts";
import type { EditAction } from "../tasks/task.ts";
import { cleanCopy } from "./clean-copy.ts";
import { withCopy } from "./copy-texts.ts";
import { isWithinRichLimits } from "./rich-limits.ts";

/** What is edited: one field's text, or a block's content. */
type Edited = { action: EditAction; type: string; value: string | JsonObject };

/**
 * Reads a finished reply about copy that was to be edited. Of a block's content only texts change: items, addresses,
 * choices, names and other people's words stay; so do fields that this version doesn't know.
 * @returns the new text or content, as `value` came; UNREADABLE for a reply that can't be used. Never throws.
 */
export function readEdit(text: string, { action, type, value }: Edited): Result<string | JsonObject, "UNREADABLE"> {
  const reply = parseReply(text);
  if (!reply.ok) return reply;
  if (typeof value === "string") return readText(reply.value);
  const definition = writableBlock(type);
  const texts = isObject(reply.value) && Object.hasOwn(reply.value, type) ? reply.value[type] : undefined;
  if (!definition || !isObject(texts)) return unreadable();
  const edited = withCopy(definition.schema, value, texts, action);
  return isObject(edited) ? ok(edited) : unreadable();
}

function readText(reply: unknown): Result<string, "UNREADABLE"> {
  const text = isObject(reply) && typeof reply.text === "string" ? cleanCopy(reply.text) : "";
  return text && isWithinRichLimits(text) ? ok(text) : unreadable();
}
