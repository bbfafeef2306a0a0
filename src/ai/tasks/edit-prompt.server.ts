import type { BlockDefinition } from "#blocks";
import type { JsonObject } from "#shared";
import { copyIn } from "../replies/copy-texts.ts";
import { copySchema } from "../schemas/copy-schema.ts";
import { isRich } from "../schemas/field-kind.ts";
import { commonInstructions, languageInWords } from "./common-instructions.ts";
import { delimit } from "./delimit.server.ts";
import { tokensToRewrite, type TaskPrompt } from "./prompt.ts";
import { sharedSections } from "./shared-sections.ts";
import type { SiteFacts } from "./site-facts.ts";
import { MAX_CONTEXT, type CheckedTask, type EditAction } from "./task.ts";

type EditTask = Extract<CheckedTask, { task: "edit" }>;

const ACTIONS: Readonly<Record<EditAction, string>> = {
  rewrite: "Rewrite the copy: the same facts and about the same length, in other and better words.",
  shorten: "Shorten the copy to about half. Keep the facts that a reader decides by; leave no half sentences.",
  lengthen: "Make the copy up to half as long again, with facts from the data. Where it holds no more, change little.",
  tone: "Change the tone of the copy to the one that the data named tone describes. Keep facts, order and length.",
  translate: "Translate the copy. Keep names, numbers, markup and addresses; write as a native speaker would.",
  grammar: "Correct spelling, grammar and punctuation of the copy. Change nothing that isn't wrong.",
};

const MARKUP =
  "Keep the markup, Markdown or HTML: headings, lists, tables, links with their addresses, pictures, footnotes. Change nothing inside code.";

/** The copy's own language stays, unless it is to be translated. */
function languageRule({ action, into = "" }: EditTask): string {
  if (action !== "translate") return "Write in the language that the copy is in.";
  return languageInWords(into)
    ? `Translate into ${languageInWords(into)}.`
    : "Translate into the language that the data named language names.";
}

/** What is edited: a text, or a block's texts in its own form. */
function copyOf({ action, value }: EditTask, { type, schema }: BlockDefinition): JsonObject {
  return typeof value === "string" ? { text: value } : { [type]: copyIn(schema, value, action) ?? {} };
}

/** Asks for a new version of one field's text, or of all texts of a block. */
export function editPrompt(task: EditTask, definition: BlockDefinition, site: SiteFacts): TaskPrompt {
  const { type, label } = definition;
  const isField = typeof task.value === "string";
  const copy = copyOf(task, definition);
  const quoted = typeof task.value === "string" ? task.value : JSON.stringify(copy);
  const { mark, text } = delimit(sharedSections(site, task), [
    { name: "language", text: task.action === "translate" ? (task.into ?? "") : "", max: 40 },
    { name: "field", text: isField ? (task.field ?? "") : "", max: 100 },
    { name: "copy", text: quoted, max: MAX_CONTEXT * 2 },
  ]);
  const form = isField
    ? 'Form of the reply: {"text":text}'
    : "Form of the reply: the JSON of the data named copy, with the same names and as many items in the same order.";
  const markup = isRich(definition.schema) ? ` ${MARKUP}` : "";
  const request = `The data named copy is ${isField ? "one field" : "all copy"} of the block ${type} (${label}). ${ACTIONS[task.action]}${markup}`;
  return {
    instructions: commonInstructions(mark, languageRule(task)),
    prompt: [text, request, form].join("\n\n"),
    replySchema: { name: isField ? "text" : type, schema: copySchema(copy) },
    maxTokens: tokensToRewrite(quoted),
  };
}
