import type { CheckedPrompt, CheckedTask } from "#ai";
import { promptFor, TEMPERATURE, type SiteFacts } from "#ai/server";
import { nearestOutline } from "#publishing";
import { failAt, ok, type Result } from "#shared";
import type { Services } from "../services.ts";
import type { ModelCall } from "./model-call.ts";
import { pictureOf } from "./picture.ts";
import { publishedExamples } from "./published-examples.ts";

async function modelOf({ ai }: Services, asked: string | undefined): Promise<string> {
  return asked || (await ai.offer()).defaultModel;
}

const NO_OWN_KEYS = "This site doesn’t accept callers’ own keys. An administrator can allow them in the settings.";

/**
 * Makes a call from a prompt that a user wrote.
 * @returns FORBIDDEN for a key where the settings allow none, INVALID where no model is named and the site has none.
 */
export async function callOfPrompt(
  services: Services,
  body: CheckedPrompt,
): Promise<Result<ModelCall, "FORBIDDEN" | "INVALID">> {
  const { prompt, role, temperature, modelProvider, max_tokens: maxTokens } = body;
  // An empty text counts as absent.
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

/** Makes a call from a task. @returns UNSUPPORTED for a block without a prompt, INVALID for a picture that can't be sent. */
export async function callOfTask(
  services: Services,
  task: CheckedTask,
): Promise<Result<ModelCall, "UNSUPPORTED" | "INVALID">> {
  const posts = task.task === "post" ? await publishedExamples(services, task) : undefined;
  const example = task.task === "plan" ? nearestOutline(task.context) : undefined;
  const made = await promptFor(task, { ...factsOf(services), posts, example });
  if (!made.ok) return made;
  const picture = task.task === "alt" ? await pictureOf(services, task.image) : undefined;
  if (picture && !picture.ok) return picture;
  const request = { ...made.value, model: await modelOf(services, task.model), temperature: TEMPERATURE };
  const images = picture && [{ url: picture.value }];
  const blockType = "type" in task ? task.type : undefined;
  return ok({ task: task.task, blockType, pageId: task.pageId, request: { ...request, images } });
}
