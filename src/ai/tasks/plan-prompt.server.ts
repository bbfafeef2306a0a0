import { findBlock } from "#blocks";
import { strictObject } from "../schemas/reply-schema.ts";
import { writableTypes } from "../schemas/writable-blocks.ts";
import { commonInstructions, writeIn } from "./common-instructions.ts";
import { delimit } from "./delimit.server.ts";
import { MAX_TOKENS, type TaskPrompt } from "./prompt.ts";
import { sharedSections } from "./shared-sections.ts";
import type { SiteFacts } from "./site-facts.ts";
import type { CheckedTask } from "./task.ts";

type PlanTask = Extract<CheckedTask, { task: "plan" }>;

const RULES = [
  "Plan a page: which blocks it has, in order, and what each is for.",
  "Six to twelve blocks for a landing page, two to five for a page with one purpose (pricing, blog, contact, policy). Every block has its own job; leave out a type that the data has nothing for. Use each type only once, except heading and content.",
  "Order: banner, if there is news; hero, or heading on a plain page; who relies on it; what changes for the reader and how it works; the product in detail; the price or the offer; whom it fits; voices; faq; newsletter; footer last.",
  "purpose: in at most 25 words what this block says on this page and for whom, from the data, so that no two blocks say the same. No copy yet.",
].join("\n");

const INSTEAD = "plan what should replace it.";
const ADDED =
  "it keeps all of that; plan only the blocks that come to it, two to six unless the context asks for more.";

/** An order that has worked for such a site; a page that stays gets additions only, so it needs no order. */
function exampleLine({ keeps }: PlanTask, { example = [] }: SiteFacts): string | false {
  const types = example.filter((type) => writableTypes.includes(type));
  if (keeps || types.length === 0) return false;
  return `An order that suits this kind of site: ${types.join(", ")}. Depart from it wherever the data asks for something else.`;
}

async function typeLine(type: string): Promise<string> {
  const definition = findBlock(type);
  const prompt = await definition?.prompt?.();
  return `- ${type} (${definition?.label}): ${prompt?.use}`;
}

const blocks = {
  type: "array",
  items: strictObject({ type: { type: "string", enum: [...writableTypes] }, purpose: { type: "string" } }),
};

/** Asks for the outline of a page: types in order, each with its purpose. */
export async function planPrompt(task: PlanTask, site: SiteFacts): Promise<TaskPrompt> {
  const { mark, text } = delimit(sharedSections(site, task));
  const types = await Promise.all(writableTypes.map(typeLine));
  const existing =
    task.outline.length > 0 && `The data named page is what the page holds already: ${task.keeps ? ADDED : INSTEAD}`;
  const form = 'Form of the reply: {"blocks":[{"type":text,"purpose":text}]}';
  return {
    instructions: commonInstructions(mark, writeIn(task.language)),
    prompt: [text, RULES, exampleLine(task, site), existing, `Types:\n${types.join("\n")}`, form]
      .filter(Boolean)
      .join("\n\n"),
    replySchema: { name: "plan", schema: strictObject({ blocks }) },
    maxTokens: MAX_TOKENS,
  };
}
