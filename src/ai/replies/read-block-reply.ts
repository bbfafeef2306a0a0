import type { BlockDefinition } from "#blocks";
import { isObject, ok, type JsonObject, type Result } from "#shared";
import { z } from "zod";
import { parseAnswer } from "../parsing/parse-answer.ts";
import { parseReply, unreadable } from "../parsing/parse-reply.ts";
import { isAsked, isWritten, kindOf } from "../schemas/field-kind.ts";
import { writableBlock } from "../schemas/writable-blocks.ts";
import { readObject } from "./read-value.ts";
import { beginReading, type Note, type Reading, type ReplyContext } from "./reading.ts";

function contentIn(reply: unknown, type: string): unknown {
  return isObject(reply) && Object.hasOwn(reply, type) ? reply[type] : undefined;
}

function readContent({ type, schema }: BlockDefinition, content: unknown, reading: Reading): JsonObject | undefined {
  const read = readObject(schema, content, reading, [type]);
  return read.ok && isObject(read.value) ? { ...read.value, ...keptFields(schema, reading.current) } : undefined;
}

/** The fields that a model isn't asked for, unchanged. */
function keptFields({ shape }: z.ZodObject, current: unknown): JsonObject {
  const fields = isObject(current) ? Object.entries(current) : [];
  return Object.fromEntries(
    fields.filter(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return field instanceof z.ZodType && !isAsked(field) && field.safeParse(value).success;
    }),
  );
}

/** Whether a reply fills any field that the block can't be published without, where there is one. */
function saysEnough({ schema }: BlockDefinition, raw: unknown, content: JsonObject): boolean {
  const needed = Object.entries(schema.shape).filter(([, field]) => {
    const { type, isOptional, hints } = kindOf(field);
    return !isOptional && isWritten(hints) && !(type instanceof z.ZodEnum);
  });
  const isSaid = (name: string) => isObject(raw) && Object.hasOwn(raw, name) && raw[name] !== null && name in content;
  return needed.length === 0 || needed.some(([name]) => isSaid(name));
}

/**
 * Reads a finished reply about a block: nulls, unknown names and unsafe addresses are left out, the rest passes the
 * block's schema as a draft does (spec 5); what a model can't know becomes a placeholder.
 * @returns the block in the stored form, without keys, and a note for each thing that was left out; UNREADABLE ('Could
 * not parse response') for a reply that isn't JSON, or is of another type or the wrong shape. Never throws.
 */
export function readBlockReply(
  text: string,
  type: string,
  context: ReplyContext = {},
): Result<{ block: JsonObject; notes: Note[] }, "UNREADABLE"> {
  const reply = parseReply(text);
  return reply.ok ? readBlock(reply.value, type, context) : reply;
}

/** The same for a reply that is parsed already. */
export function readBlock(
  reply: unknown,
  type: string,
  context: ReplyContext,
): Result<{ block: JsonObject; notes: Note[] }, "UNREADABLE"> {
  const definition = writableBlock(type);
  if (!definition) return unreadable();
  const reading = beginReading(context);
  const raw = contentIn(reply, type);
  const content = readContent(definition, raw, reading);
  if (!content || !saysEnough(definition, raw, content) || !definition.draftSchema.safeParse(content).success) {
    return unreadable(reading.notes);
  }
  return ok({ block: { [type]: content }, notes: reading.notes });
}

/**
 * Reads a reply that is still streaming, for a preview.
 * @returns the block so far, safe to render; undefined while there is nothing of it. Never throws.
 */
export function readPartialBlock(text: string, type: string, context: ReplyContext = {}): JsonObject | undefined {
  return readPartial(parseAnswer(text), type, context);
}

/** The same for a reply that is parsed already. */
export function readPartial(reply: unknown, type: string, context: ReplyContext): JsonObject | undefined {
  const definition = writableBlock(type);
  const raw = contentIn(reply, type);
  const content = definition && isObject(raw) ? readContent(definition, raw, beginReading(context, true)) : undefined;
  return content && definition?.draftSchema.safeParse(content).success ? { [type]: content } : undefined;
}
