import { strictObject } from "../schemas/reply-schema.ts";
import { commonInstructions, writeIn } from "./common-instructions.ts";
import { delimit } from "./delimit.server.ts";
import { tokensToRewrite, type TaskPrompt } from "./prompt.ts";

/** A long text of a row that is to be written, from nothing but what is here. */
export type RowTextTask = {
  /** What the list is of, such as "Mentors", and what is written about it. */
  list: string;
  /** The title of the text, and its help. */
  field: string;
  /** The row's other values, a line each: "City: Bristol". */
  row: string;
  /** What the person who asks wants it to say. */
  note: string;
  /** The text so far, which is to be improved; empty for a new one. */
  current: string;
};

const MAX = { list: 1000, field: 500, row: 20_000, note: 2000, current: 20_000 };

/** Asks for one long text of a row. */
export function rowPrompt(task: RowTextTask): TaskPrompt {
  const names = ["list", "field", "row", "note", "current"] as const;
  const { mark, text } = delimit(
    [],
    names.map((name) => ({ name, text: task[name], max: MAX[name] })),
  );
  const request = [
    "The data named row is one entry of the list that the data named list describes. Write the text that the data named field names for this entry.",
    task.note && "The data named note says what the writer wants.",
    task.current && "The data named current is the text so far: improve it and keep its facts.",
    "Say only what row, note and current hold. Where they hold little, write one or two sentences; never fill up.",
    "Plain text in one to three short paragraphs, without Markdown, HTML or a title.",
  ].filter(Boolean);
  return {
    instructions: commonInstructions(mark, writeIn()),
    prompt: [text, request.join(" "), 'Form of the reply: {"text":text}'].join("\n\n"),
    replySchema: { name: "row_text", schema: strictObject({ text: { type: "string" } }) },
    maxTokens: tokensToRewrite(task.current),
  };
}
