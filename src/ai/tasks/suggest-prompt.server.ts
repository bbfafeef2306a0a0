import { DESCRIPTION_LENGTH, SUGGESTIONS, TITLE_LENGTH } from "../limits.ts";
import { strictObject } from "../schemas/reply-schema.ts";
import { commonInstructions, writeIn } from "./common-instructions.ts";
import { delimit } from "./delimit.server.ts";
import type { TaskPrompt } from "./prompt.ts";
import { sharedSections } from "./shared-sections.ts";
import type { SiteFacts } from "./site-facts.ts";
import { MAX_CONTEXT, type CheckedTask, type SuggestedField } from "./task.ts";

type SuggestTask = Extract<CheckedTask, { task: "suggest" }>;

const MAX_SUGGESTION_TOKENS = 600;

const ASKED: Readonly<Record<SuggestedField, string>> = {
  title: `Each is a title of at most ${TITLE_LENGTH} characters, in sentence case, without a full stop and without the site's name.`,
  description: `Each is a description of at most ${DESCRIPTION_LENGTH} characters, in one or two sentences: what a reader finds on the page.`,
};

/** Asks for several titles or descriptions of a page, for search results and shared links. */
export function suggestPrompt(task: SuggestTask, site: SiteFacts): TaskPrompt {
  const { mark, text } = delimit(sharedSections(site, { tone: task.tone, outline: [] }), [
    { name: "text", text: task.text, max: MAX_CONTEXT },
    { name: "current", text: task.current ?? "", max: 1000 },
  ]);
  const request = [
    `The data named text is all text of a page. Suggest ${SUGGESTIONS} different ${task.field}s of it for search results and shared links.`,
    ASKED[task.field],
    "Say only what that text says.",
    task.current && `The data named current is the ${task.field} so far: none of yours repeats it.`,
  ].filter(Boolean);
  return {
    instructions: commonInstructions(mark, writeIn(task.language)),
    prompt: [text, request.join(" "), 'Form of the reply: {"suggestions":[text]}'].join("\n\n"),
    replySchema: {
      name: "suggestions",
      schema: strictObject({ suggestions: { type: "array", items: { type: "string" } } }),
    },
    maxTokens: MAX_SUGGESTION_TOKENS,
  };
}
