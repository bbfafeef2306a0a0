import { ModelError } from "./model-error.ts";
import { isProvider, PROVIDER_NAMES, type Provider } from "./providers.ts";

/** How a model is reached: by the provider's own client, or through the orchestration library. */
export type NamedModel = { kind: "direct" | "orchestration"; provider: Provider; model: string };

/** Prefixes of model names, with their provider (spec 5). */
const PREFIXES: readonly (readonly [string, Provider])[] = [
  ["gpt-3", "openai"],
  ["gpt-4", "openai"],
  ["o1", "openai"],
  ["o3", "openai"],
  ["o4", "openai"],
  ["claude", "anthropic"],
  ["command", "cohere"],
  ["gemini", "google-vertexai"],
  ["amazon.", "bedrock"],
];

function inferProvider(model: string): Provider {
  const found = PREFIXES.find(([prefix]) => model.startsWith(prefix));
  if (found) return found[1];
  throw new ModelError(
    "INVALID_MODEL",
    `Unable to infer model provider for { model: ${model} }, please specify modelProvider directly.`,
  );
}

function checkProvider(name: string): Provider {
  if (isProvider(name)) return name;
  const supported = PROVIDER_NAMES.join(", ");
  throw new ModelError(
    "INVALID_MODEL",
    `Unsupported { modelProvider: ${name} }.\n\nSupported model providers are: ${supported}`,
  );
}

/** "provider:model" names the provider; in every other name a colon belongs to the model. */
function splitProvider(name: string, given: string | undefined): { provider: Provider; model: string } {
  if (given !== undefined) return { provider: checkProvider(given), model: name };
  const at = name.indexOf(":");
  const prefix = name.slice(0, Math.max(at, 0));
  if (isProvider(prefix) && at < name.length - 1) return { provider: prefix, model: name.slice(at + 1) };
  return { provider: inferProvider(name), model: name };
}

/**
 * Reads a model's name: `openai/<model>` is direct, `orchestration/<model>` or
 * `orchestration/<provider>:<model>` goes through the orchestration library, a bare name is direct when its provider is
 * openai.
 * @param given the provider, when it isn't in the name. The label `openai/` allows no other.
 * @throws ModelError INVALID_MODEL with the texts of spec 8.
 */
export function readModelName(name: string, given?: string): NamedModel {
  const at = name.indexOf("/");
  if (at < 0) {
    const { provider, model } = splitProvider(name, given);
    return { kind: provider === "openai" ? "direct" : "orchestration", provider, model };
  }
  const label = name.slice(0, at);
  const model = name.slice(at + 1);
  const isOpenAi = given === undefined || checkProvider(given) === "openai";
  if (label === "openai" && model !== "" && isOpenAi) return { kind: "direct", provider: "openai", model };
  if (label === "orchestration" && model !== "") return { kind: "orchestration", ...splitProvider(model, given) };
  throw new ModelError("INVALID_MODEL", `Invalid provider in model: ${name}`);
}

/** @returns the model's name without label and provider; an invalid name is returned unchanged. */
export function bareModelName(name: string): string {
  try {
    return readModelName(name).model;
  } catch (error) {
    if (error instanceof ModelError) return name;
    throw error;
  }
}

/**
 * @returns whether the model reasons before it answers. Such models are asked for little reasoning, since it counts as
 * output; they take `max_completion_tokens` and no temperature.
 */
export function isReasoningModel(model: string): boolean {
  return /^(?:o\d|gpt-(?:[5-9]|\d\d)|claude-[a-z]+-(?:[5-9]|\d\d)(?!\d)|gemini-(?:[3-9]|\d\d))/.test(model);
}
