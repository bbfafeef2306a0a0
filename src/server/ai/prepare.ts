import { z } from "zod";
import type { CheckedTask } from "#ai";
import { promptFor, TEMPERATURE, type SiteFacts } from "#ai/server";
import { ok, type Result } from "#shared";
import type { Services } from "../services.ts";
import type { ModelCall } from "./model-call.ts";
import { pictureOf } from "./picture.ts";

/** Of the assistant (spec 9). */
const MAX_TOKENS = 2048;
/** What "no cap" stands for: every call has its part of the budget. */
const MOST_TOKENS = 16_384;
const MAX_PROMPT = 100_000;

/** The body of `POST /api/ai/openai/chatgpt` (spec 3, 7). What else it names, `apiKey` and `stream` too, is ignored. */
export const promptSchema = z.object({
  prompt: z.string().min(1, "Write a prompt").max(MAX_PROMPT, `At most ${MAX_PROMPT} characters`),
  role: z.enum(["user", "assistant", "system"]).default("assistant"),
  /** With the label of its provider. */
  model: z.string().trim().max(200).optional(),
  temperature: z.number().min(0).max(2).default(TEMPERATURE),
  /** 0: no cap of its own. */
  max_tokens: z.int().min(0).default(MAX_TOKENS),
});

function modelOf({ ai }: Services, asked: string | undefined): string {
  return asked || ai.offer.defaultModel;
}

/** Makes a call of a prompt that somebody wrote. */
export function callOfPrompt(services: Services, body: z.output<typeof promptSchema>): ModelCall {
  const { prompt, role, temperature, max_tokens: most } = body;
  const maxTokens = Math.min(most || MOST_TOKENS, MOST_TOKENS);
  return { task: "prompt", request: { model: modelOf(services, body.model), prompt, role, temperature, maxTokens } };
}

function factsOf({ settings }: Services): SiteFacts {
  const { siteName, description, audience, tone, facts } = settings.current;
  return { siteName, description, audience, tone, facts };
}

/** Makes a call of a task. @returns UNSUPPORTED for a block without a prompt, INVALID for a picture that can't be sent. */
export async function callOfTask(
  services: Services,
  task: CheckedTask,
): Promise<Result<ModelCall, "UNSUPPORTED" | "INVALID">> {
  const made = await promptFor(task, factsOf(services));
  if (!made.ok) return made;
  const picture = task.task === "alt" ? await pictureOf(services, task.image) : undefined;
  if (picture && !picture.ok) return picture;
  const request = { ...made.value, model: modelOf(services, task.model), temperature: TEMPERATURE };
  const images = picture && [{ url: picture.value }];
  const blockType = "type" in task ? task.type : undefined;
  return ok({ task: task.task, blockType, pageId: task.pageId, request: { ...request, images } });
}
