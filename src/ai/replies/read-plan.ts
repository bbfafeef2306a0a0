import { isObject, ok, type Result } from "#shared";
import { parseAnswer } from "../parsing/parse-answer.ts";
import { parseReply, unreadable } from "../parsing/parse-reply.ts";
import { writableBlock } from "../schemas/writable-blocks.ts";
import { cleanCopy } from "./clean-copy.ts";

/** A block of a planned page: its type, and its purpose in a line. */
export type PlannedBlock = { type: string; purpose: string };

/** The most blocks of a planned page. */
const MAX_BLOCKS = 24;
const MAX_PURPOSE = 300;

function readBlock(raw: unknown): PlannedBlock[] {
  if (!isObject(raw) || typeof raw.type !== "string" || !writableBlock(raw.type)) return [];
  const purpose = typeof raw.purpose === "string" ? raw.purpose.slice(0, MAX_PURPOSE * 4) : "";
  return [{ type: raw.type, purpose: cleanCopy(purpose).replaceAll(/\s+/g, " ").slice(0, MAX_PURPOSE).toWellFormed() }];
}

function readBlocks(reply: unknown): PlannedBlock[] {
  const blocks = isObject(reply) && Array.isArray(reply.blocks) ? reply.blocks : [];
  return blocks
    .slice(0, MAX_BLOCKS * 4)
    .flatMap(readBlock)
    .slice(0, MAX_BLOCKS);
}

/**
 * Reads a finished plan of a page; types that no model may write are left out.
 * @returns UNREADABLE ('Could not parse response') for a reply without any block. Never throws.
 */
export function readPlan(text: string): Result<{ blocks: PlannedBlock[] }, "UNREADABLE"> {
  const reply = parseReply(text);
  if (!reply.ok) return reply;
  const blocks = readBlocks(reply.value);
  return blocks.length > 0 ? ok({ blocks }) : unreadable();
}

/** Reads a plan that is still streaming. @returns the blocks so far; the last one's purpose may still grow. */
export function readPartialPlan(text: string): { blocks: PlannedBlock[] } {
  return { blocks: readBlocks(parseAnswer(text)) };
}
