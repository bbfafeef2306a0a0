import { isObject, ok, oneLine, type Result } from "#shared";
import { DESCRIPTION_LENGTH, SUGGESTIONS, TITLE_LENGTH } from "../limits.ts";
import { parseReply, unreadable } from "../parsing/parse-reply.ts";
import type { SuggestedField } from "../tasks/task.ts";
import { cleanCopy } from "./clean-copy.ts";

const LIMITS: Readonly<Record<SuggestedField, number>> = { title: TITLE_LENGTH, description: DESCRIPTION_LENGTH };

/**
 * Reads suggested titles or descriptions: each one line without markup characters around it, none longer than search
 * results show, none twice, none that the field says already.
 * @param current what the field says now.
 * @returns at most three; UNREADABLE ('Could not parse response') for a reply without any that can be used. Never throws.
 */
export function readSuggestions(
  text: string,
  field: SuggestedField,
  current = "",
): Result<readonly string[], "UNREADABLE"> {
  const reply = parseReply(text);
  if (!reply.ok) return reply;
  const given = isObject(reply.value) && Array.isArray(reply.value.suggestions) ? reply.value.suggestions : [];
  const limit = LIMITS[field];
  const lines = given
    .slice(0, SUGGESTIONS * 4)
    .flatMap((one) => (typeof one === "string" && one.length <= limit * 4 ? [oneLine(cleanCopy(one))] : []))
    .filter((line) => line !== "" && line.length <= limit && line !== current);
  const suggestions = [...new Set(lines)].slice(0, SUGGESTIONS);
  return suggestions.length > 0 ? ok(suggestions) : unreadable();
}
