import { CONTENT_ICONS, type BlockDefinition, type BlockPrompt } from "#blocks";
import { blockReplyForm } from "../schemas/reply-form.ts";
import { blockReplySchema } from "../schemas/reply-schema.ts";
import { commonInstructions, writeIn } from "./common-instructions.ts";
import { delimit } from "./delimit.server.ts";
import { blockDigest, contentDigest } from "./digest.ts";
import { MAX_TOKENS, tokensToRewrite, type TaskPrompt } from "./prompt.ts";
import { sharedSections } from "./shared-sections.ts";
import type { SiteFacts } from "./site-facts.ts";
import type { CheckedTask } from "./task.ts";

type BlockTask = Extract<CheckedTask, { task: "block" }>;

const MAX_NEIGHBOUR = 2500;
const MAX_CURRENT = 12_000;

/** Describes the form of a reply, and explains its words for field types. */
function formInWords(form: string): string {
  const icons = /:icon\b/.test(form) ? `\nicon is one of: ${CONTENT_ICONS.join(", ")}.` : "";
  return `Form of the reply ("?" may be null): ${form}${icons}`;
}

/** Asks for a block's content, written from the context to fit the page around it. */
export function blockPrompt(
  task: BlockTask,
  { type, label }: BlockDefinition,
  { prompt, maxTokens = MAX_TOKENS }: BlockPrompt,
  site: SiteFacts,
): TaskPrompt {
  const neighbours = task.neighbours.map((block) => blockDigest(block)).filter(Boolean);
  const current = contentDigest(type, task.current, MAX_CURRENT);
  const { mark, text } = delimit(sharedSections(site, task), [
    { name: "neighbours", text: neighbours.join("\n"), max: MAX_NEIGHBOUR * 2 },
    { name: "current", text: current, max: MAX_CURRENT },
    { name: "purpose", text: task.purpose ?? "", max: 300 },
  ]);
  const request = [
    `Write the block ${type} (${label}).`,
    task.purpose && "The data named purpose says what this block is for.",
    task.outline.length > 0 && "The data named page is the page's outline: leave to other blocks what is theirs.",
    neighbours.length > 0 && "Don't repeat what the neighbours say.",
    task.current && "The data named current is this block as it is: rewrite it, keep what is true, and its addresses.",
  ].filter(Boolean);
  return {
    instructions: commonInstructions(mark, writeIn(task.language)),
    prompt: [text, request.join(" "), prompt, formInWords(blockReplyForm(type) ?? "")].join("\n\n"),
    replySchema: { name: type, schema: blockReplySchema(type) ?? {} },
    maxTokens: Math.max(maxTokens, tokensToRewrite(current)),
  };
}
