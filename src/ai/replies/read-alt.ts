import { isObject, ok, type Result } from "#shared";
import { parseReply, unreadable } from "../parsing/parse-reply.ts";
import { cleanCopy } from "./clean-copy.ts";

const MAX_ALT = 300;

/** Reads a suggested alt text: one line. @returns UNREADABLE for a reply without one. Never throws. */
export function readAlt(text: string): Result<string, "UNREADABLE"> {
  const reply = parseReply(text);
  if (!reply.ok) return reply;
  const alt = isObject(reply.value) && typeof reply.value.alt === "string" ? reply.value.alt : "";
  const line = cleanCopy(alt).replaceAll(/\s+/g, " ");
  return line && line.length <= MAX_ALT ? ok(line) : unreadable();
}
