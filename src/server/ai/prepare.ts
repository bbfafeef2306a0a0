import { z } from "zod";
import type { CheckedTask } from "#ai";
import { promptFor, TEMPERATURE, type SiteFacts } from "#ai/server";
import { failAt, ok, type Result } from "#shared";
import type { Services } from "../services.ts";
import type { ModelCall } from "./model-call.ts";
import { pictureOf } from "./picture.ts";

/** Of the assistant (spec 9). */
const MAX_TOKENS = 2048;
const MAX_PROMPT = 100_000;
const MAX_USER = 256;
const MAX_KEY = 500;

/** The body of `POST /api/ai/openai/chatgpt` (spec 3, 7). */
export const promptSchema = z.object({
  prompt: z.string().min(1, "Write a prompt").max(MAX_PROMPT, `At most ${MAX_PROMPT} characters`),
  role: z.enum(["user", "assistant", "system"]).default("assistant"),
  /** With the label of its provider. */
  model: z.string().trim().max(200).optional(),
  /** The provider, where the model's name doesn't tell. */
  modelProvider: z.string().trim().max(100).optional(),
  temperature: z.number().min(0).max(2).default(TEMPERATURE),
  /** 0: as many as the model can. */
  max_tokens: z.int().min(0).default(MAX_TOKENS),
  /** Who the caller asks for; told to the provider. */
  user: z.string().max(MAX_USER, `At most ${MAX_USER} characters`).optional(),
  stream: z.boolean().default(true),
  /** A key of the caller's own, for this call alone. */
  apiKey: z
    .string()
    .max(MAX_KEY, `At most ${MAX_KEY} characters`)
    .regex(/^[\x21-\x7e]*$/, "A key is one line without spaces")
    .optional(),
});

async function modelOf({ ai }: Services, asked: string | undefined): Promise<string> {
  return asked || (await ai.offer()).defaultModel;
}

const NO_OWN_KEYS = "This site doesn’t take keys of callers. An administrator can allow them in the settings.";

/**
 * Makes a call of a prompt that somebody wrote.
 * @returns FORBIDDEN for a key where the settings allow none, INVALID where no model is named and the site has none.
 */
export async function callOfPrompt(
  services: Services,
  body: z.output<typeof promptSchema>,
): Promise<Result<ModelCall, "FORBIDDEN" | "INVALID">> {
  const { prompt, role, temperature, modelProvider, max_tokens: maxTokens } = body;
  // An empty text is no key and no user.
  const [apiKey, user] = [body.apiKey || undefined, body.user || undefined];
  if (apiKey && !services.settings.current.aiOwnKeys) return failAt("FORBIDDEN", NO_OWN_KEYS, { path: ["apiKey"] });
  const model = await modelOf(services, body.model);
  if (!model) return failAt("INVALID", "Name the model that the key is for", { path: ["model"] });
  const request = { model, modelProvider, prompt, role, temperature, maxTokens, user, apiKey };
  return ok({ task: "prompt", request });
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
  const request = { ...made.value, model: await modelOf(services, task.model), temperature: TEMPERATURE };
  const images = picture && [{ url: picture.value }];
  const blockType = "type" in task ? task.type : undefined;
  return ok({ task: task.task, blockType, pageId: task.pageId, request: { ...request, images } });
}
