import { ModelError } from "./model-error.ts";
import { readModelName } from "./model-name.ts";
import { missingVariable, type Provider, type ProviderKeys } from "./providers.ts";

/** A model that people can choose. */
export type ModelChoice = { name: string; label: string; provider: Provider };

/** What the AI features are offered with; `message` names the variable to set when nothing is configured. */
export type ModelOffer = { configured: boolean; message?: string; models: ModelChoice[]; defaultModel: string };

const direct = (model: string, label: string): ModelChoice => ({ name: `openai/${model}`, label, provider: "openai" });
const orchestrated = (provider: Provider, model: string, label: string): ModelChoice => ({
  name: `orchestration/${provider}:${model}`,
  label,
  provider,
});

/** The choices of spec 3; gpt-4.1 stands for its version of 2025-04-14, which is the default. */
const DEFAULT_CHOICE = direct("gpt-4.1-2025-04-14", "GPT-4.1");

const CHOICES: readonly ModelChoice[] = [
  direct("gpt-4o", "GPT-4o"),
  DEFAULT_CHOICE,
  direct("gpt-4.1-mini", "GPT-4.1 mini"),
  direct("o3", "o3"),
  direct("o3-mini", "o3-mini"),
  direct("o4-mini", "o4-mini"),
  orchestrated("anthropic", "claude-sonnet-5-5", "Claude Sonnet 5.5"),
  orchestrated("anthropic", "claude-haiku-5-5", "Claude Haiku 5.5"),
  orchestrated("google-genai", "gemini-3.8-flash", "Gemini 3.8 Flash"),
  orchestrated("google-genai", "gemini-3.5-flash-lite", "Gemini 3.5 Flash-Lite"),
];

const nothing = (message: string): ModelOffer => ({ configured: false, message, models: [], defaultModel: "" });

/** The site's own choice, under the name that it was given. */
function chosenModel(name: string): ModelChoice {
  const { provider, model } = readModelName(name);
  return CHOICES.find((choice) => choice.name === name) ?? { name, label: model, provider };
}

function offerFor(keys: ProviderKeys): ModelOffer {
  const reachable = CHOICES.filter(({ provider }) => !missingVariable(provider, keys));
  if (!keys.AI_MODEL) {
    const [first] = reachable;
    if (!first) return nothing("AI is not set up: set OPENAI_API_KEY, or AI_MODEL and the key of another provider.");
    const usual = reachable.includes(DEFAULT_CHOICE) ? DEFAULT_CHOICE : first;
    return { configured: true, models: reachable, defaultModel: usual.name };
  }
  const chosen = chosenModel(keys.AI_MODEL);
  const missing = missingVariable(chosen.provider, keys);
  if (missing) return nothing(`AI is not set up: set ${missing}, which the model in AI_MODEL needs.`);
  const models = reachable.includes(chosen) ? reachable : [chosen, ...reachable];
  return { configured: true, models, defaultModel: chosen.name };
}

/**
 * Says which models can be asked with these variables, and which one unless another is chosen: AI_MODEL, else gpt-4.1.
 * Never throws; a fault of AI_MODEL is the message.
 */
export function describeModels(keys: ProviderKeys): ModelOffer {
  try {
    return offerFor(keys);
  } catch (error) {
    if (error instanceof ModelError) return nothing(`AI is not set up: AI_MODEL is not a model. ${error.message}`);
    throw error;
  }
}
