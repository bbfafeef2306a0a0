import {
  copyTexts,
  findTextClaims,
  MAX_CONTEXT,
  readKnown,
  readSuggestions,
  type SuggestedField,
  type Task,
} from "#ai";
import { groundingTexts, marksOf, type Generate } from "#editor";
import { metaMark, tagIn, type Draft, type Operation } from "#publishing";
import { fail, ok, type Result } from "#shared";

/** A suggested text, and the statements in it that the page doesn't make. */
export type Suggestion = { text: string; unconfirmed?: string };

const NO_TEXT = "The page has no text yet. Write something first.";

function taskFor(draft: Draft, field: SuggestedField, model: string): Task {
  const text = draft.blocks.flatMap(copyTexts).join("\n").slice(0, MAX_CONTEXT);
  const current = tagIn({ draft }, field)?.slice(0, 1000);
  return { task: "suggest", field, text, ...(model && { model }), ...(current && { current }) };
}

/**
 * Asks a model for titles or descriptions of a page. Each is checked against the page's own text and the site's facts.
 * @returns at most three; a failure with a message for people. Rejects as `Generate` does.
 */
export async function suggestTexts(
  generate: Generate,
  draft: Draft,
  field: SuggestedField,
  signal: AbortSignal,
): Promise<Result<readonly Suggestion[]>> {
  const { unavailable, facts, defaultModel } = await generate.status();
  if (unavailable !== undefined) return fail("AI_NOT_CONFIGURED", unavailable);
  const task = taskFor(draft, field, defaultModel);
  if (task.task !== "suggest" || task.text.trim() === "") return fail("INVALID", NO_TEXT);
  const { text } = await generate.run(task, { signal, onText: () => {} });
  const read = readSuggestions(text, field, tagIn({ draft }, field) ?? "");
  if (!read.ok) return read;
  const known = groundingTexts(facts, "", draft);
  await readKnown(known);
  return ok(
    read.value.map((one) => {
      const [mark] = marksOf({}, findTextClaims(one, {}, known));
      return { text: one, unconfirmed: mark?.text };
    }),
  );
}

/** Finds the operations that take over a suggestion: one step, with a mark on what nobody has confirmed. */
export function operationsForSuggestion(
  draft: Draft,
  field: SuggestedField,
  { text, unconfirmed }: Suggestion,
): Operation[] {
  const set: Operation = { type: "setMeta", name: field, value: text, was: tagIn({ draft }, field) };
  return unconfirmed ? [set, { type: "annotate", ...metaMark(field), text: unconfirmed }] : [set];
}
