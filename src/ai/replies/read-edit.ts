import { isObject, ok, type JsonObject, type Result } from "#shared";
import { parseReply, unreadable } from "../parsing/parse-reply.ts";
import { writableBlock } from "../schemas/writable-blocks.ts";
import { cleanCopy } from "./clean-copy.ts";
import { withCopy, type Editing } from "./copy-texts.ts";
import { isWithinRichLimits } from "./rich-limits.ts";

/** What is edited: one field's text, or a block's content. For the text of one field `cleanRich` is given where it is rich. */
type Edited = Editing & { type: string; value: string | JsonObject };

/**
 * Reads a finished reply about copy that was to be edited. Of a block's content only texts change: items, addresses,
 * choices, names and other people's words stay; so do fields that this version doesn't know.
 * @returns the new text or content, as `value` came; UNREADABLE for a reply that can't be used. Never throws.
 */
export function readEdit(text: string, { type, value, ...editing }: Edited): Result<string | JsonObject, "UNREADABLE"> {
  const reply = parseReply(text);
  if (!reply.ok) return reply;
  if (typeof value === "string") return readText(reply.value, editing);
  const definition = writableBlock(type);
  const texts = isObject(reply.value) && Object.hasOwn(reply.value, type) ? reply.value[type] : undefined;
  if (!definition || !isObject(texts)) return unreadable();
  const edited = withCopy(definition.schema, value, texts, editing);
  return isObject(edited) ? ok(edited) : unreadable();
}

function readText(reply: unknown, { cleanRich = (text) => text }: Editing): Result<string, "UNREADABLE"> {
  const text = isObject(reply) && typeof reply.text === "string" ? cleanCopy(reply.text) : "";
  const stored = text && isWithinRichLimits(text) ? cleanRich(text) : "";
  return stored ? ok(stored) : unreadable();
}
