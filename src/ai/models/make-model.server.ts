import { loadModel } from "./adapters.server.ts";
import type { ChatModel, ModelSettings, Question } from "./chat-model.ts";
import type { ChatModelConfig } from "./model.ts";
import { ModelError } from "./model-error.ts";
import { readModelName, type NamedModel } from "./model-name.ts";
import { entryOf, missingVariable, type ProviderKeys } from "./providers.ts";

/** Spec 9. */
const DEFAULTS = { temperature: 0.1, timeout: 60_000, maxRetries: 2 };

/** A complete configuration. */
export type FullConfig = Required<Omit<ChatModelConfig, "modelProvider" | "apiKey">> &
  Pick<ChatModelConfig, "modelProvider" | "apiKey">;

/** Fills in the defaults (spec 9), and drops what isn't part of a configuration. */
export function fullConfig(config: ChatModelConfig): FullConfig {
  const { model, modelProvider, apiKey } = config;
  return {
    model,
    temperature: config.temperature ?? DEFAULTS.temperature,
    timeout: config.timeout ?? DEFAULTS.timeout,
    maxRetries: config.maxRetries ?? DEFAULTS.maxRetries,
    ...(modelProvider !== undefined && { modelProvider }),
    ...(apiKey && { apiKey }),
  };
}

function requireKeys({ provider }: NamedModel, keys: ProviderKeys, apiKey: string | undefined): void {
  const missing = missingVariable(provider, keys);
  if (!missing || (apiKey && missing === entryOf(provider).settings.apiKey)) return;
  throw new ModelError("NOT_CONFIGURED", `AI is not set up: set ${missing} to ask models of ${provider}.`);
}

/** Loads the client's package with the first question: a site without AI never pays for it. */
function later(load: () => Promise<ChatModel>): ChatModel {
  let loaded: Promise<ChatModel> | undefined;
  return {
    async *ask(question: Question) {
      yield* (await (loaded ??= load())).ask(question);
    },
  };
}

function makeDirect(settings: ModelSettings, keys: ProviderKeys, apiKey: string | undefined): ChatModel {
  return later(async () => {
    const { makeDirectModel } = await import("./direct.server.ts");
    return makeDirectModel(settings, apiKey ?? keys.OPENAI_API_KEY ?? "", keys.OPENAI_BASE_URL);
  });
}

function makeOrchestrated(named: NamedModel, settings: ModelSettings, keys: ProviderKeys, apiKey?: string): ChatModel {
  const { provider, model } = named;
  const { settings: variables, asksAsUser = false } = entryOf(provider);
  const secrets = [apiKey, ...Object.values(variables).map((variable) => keys[variable])].filter(
    (value) => value !== undefined,
  );
  return later(async () => {
    const { makeOrchestratedModel } = await import("./orchestration.server.ts");
    const load = () => loadModel(provider, model, keys, apiKey);
    return makeOrchestratedModel(settings, { load, asksAsUser, secrets });
  });
}

/**
 * Makes the model that a configuration names.
 * @throws ModelError INVALID_MODEL, or NOT_CONFIGURED naming the variable to set.
 */
export function makeModel({ model, modelProvider, apiKey, ...settings }: FullConfig, keys: ProviderKeys): ChatModel {
  const named = readModelName(model, modelProvider);
  requireKeys(named, keys, apiKey);
  const own = { ...settings, model: named.model };
  return named.kind === "direct" ? makeDirect(own, keys, apiKey) : makeOrchestrated(named, own, keys, apiKey);
}
