import { strictObject } from "../schemas/reply-schema.ts";
import { commonInstructions, writeIn } from "./common-instructions.ts";
import { delimit } from "./delimit.server.ts";
import type { TaskPrompt } from "./prompt.ts";
import type { CheckedTask } from "./task.ts";

type AltTask = Extract<CheckedTask, { task: "alt" }>;

const MAX_ALT_TOKENS = 300;

/** Asks for the alt text of a picture, which is sent with the prompt. */
export function altPrompt(task: AltTask): TaskPrompt {
  const { mark, text } = delimit([{ name: "near", text: task.near, max: 2000 }]);
  const request =
    "Describe the picture for someone who can't see it: what it shows and why it is beside this copy, in one " +
    "sentence of at most 125 characters. Don't begin with “Image of”. Name only people and things that can be seen or " +
    "that the data names.";
  return {
    instructions: commonInstructions(mark, writeIn(task.language)),
    prompt: [text, request, 'Form of the reply: {"alt":text}'].filter(Boolean).join("\n\n"),
    replySchema: { name: "alt", schema: strictObject({ alt: { type: "string" } }) },
    maxTokens: MAX_ALT_TOKENS,
  };
}
