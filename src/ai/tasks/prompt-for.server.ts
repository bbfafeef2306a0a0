import { fail, ok, type Result } from "#shared";
import { writableBlock } from "../schemas/writable-blocks.ts";
import { altPrompt } from "./alt-prompt.server.ts";
import { blockPrompt } from "./block-prompt.server.ts";
import { editPrompt } from "./edit-prompt.server.ts";
import { planPrompt } from "./plan-prompt.server.ts";
import { postPrompt } from "./post-prompt.server.ts";
import type { TaskPrompt } from "./prompt.ts";
import type { SiteFacts } from "./site-facts.ts";
import { suggestPrompt } from "./suggest-prompt.server.ts";
import type { CheckedTask } from "./task.ts";

/**
 * Makes a task's prompt. Every text from people is quoted, so that it can be distinguished from instructions.
 * @returns UNSUPPORTED ('Block not supported', spec 5) for a block that a model may not write.
 */
export async function promptFor(task: CheckedTask, site: SiteFacts): Promise<Result<TaskPrompt, "UNSUPPORTED">> {
  if (task.task === "plan") return ok(await planPrompt(task, site));
  if (task.task === "alt") return ok(altPrompt(task));
  if (task.task === "post") return ok(await postPrompt(task, site));
  if (task.task === "suggest") return ok(suggestPrompt(task, site));
  const definition = writableBlock(task.type);
  const written = await definition?.prompt?.();
  if (!definition || !written) return fail("UNSUPPORTED", "Block not supported");
  return ok(task.task === "edit" ? editPrompt(task, definition, site) : blockPrompt(task, definition, written, site));
}
