import type { FormAnswer } from "#forms";
import type { FormState } from "../../context.tsx";

/** The answer to the last post as a form shows it; `isFresh` when it came without a reload. */
export type ShownAnswer = FormAnswer & { isFresh: boolean };

/** @returns the answer that a page was rendered with; undefined before any post. */
export function answerOf({ success, error, fields = {} }: FormState): ShownAnswer | undefined {
  if (success) return { ok: true, success, isFresh: false };
  if (error) return { ok: false, error, fields, isFresh: false };
  return undefined;
}
