import { isObject, ok, type Result } from "#shared";
import { parseReply, unreadable } from "../parsing/parse-reply.ts";
import { findTextClaims } from "../truth/find-claims.ts";
import { cleanCopy } from "./clean-copy.ts";

/** The most claims, and the longest one: more wouldn't help. */
const MAX_CLAIMS = 5;
const MAX_CLAIM = 80;

/** A text for a row, with the statements in it that `known` doesn't make. */
export type RowText = { text: string; unconfirmed: string[] };

/**
 * Reads the reply to `rowPrompt`.
 * @param known what people have said: the row's values, the note, the text so far.
 * @param max the most characters of the text.
 * @returns UNREADABLE for a reply without a text that can be used. Never throws.
 */
export function readRowText(
  reply: string,
  { known, max }: { known: readonly string[]; max: number },
): Result<RowText, "UNREADABLE"> {
  const parsed = parseReply(reply);
  if (!parsed.ok) return parsed;
  const text = isObject(parsed.value) && typeof parsed.value.text === "string" ? cleanCopy(parsed.value.text) : "";
  if (text === "" || text.length > max) return unreadable();
  const claims = findTextClaims(text, {}, { facts: known, context: "", page: [] });
  const said = [...new Set(claims.map((claim) => claim.text.slice(0, MAX_CLAIM).toWellFormed()))];
  return ok({ text, unconfirmed: said.slice(0, MAX_CLAIMS) });
}
