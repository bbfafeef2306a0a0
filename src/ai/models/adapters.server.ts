import type { LanguageModel } from "ai";
import { isObject } from "#shared";
import { ModelError } from "./model-error.ts";
import { fetchCoalesced } from "./coalesce-stream.server.ts";
import { entryOf, type Provider, type ProviderKeys } from "./providers.ts";

type Settings = { apiKey?: string; baseURL?: string; fetch: typeof fetch };
type Loader = (model: string, settings: Settings) => Promise<LanguageModel>;

/** The installed adapters. Each is loaded when its first model is asked. */
const INSTALLED: Partial<Record<Provider, Loader>> = {
  openai: async (model, settings) => (await import("@ai-sdk/openai")).createOpenAI(settings).chat(model),
  anthropic: async (model, settings) => (await import("@ai-sdk/anthropic")).createAnthropic(settings)(model),
  "google-genai": async (model, settings) => (await import("@ai-sdk/google")).createGoogleGenerativeAI(settings)(model),
  ollama: async (model, { baseURL = "", ...settings }) => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const options = { ...settings, name: "ollama", baseURL, includeUsage: true, supportsStructuredOutputs: true };
    return createOpenAICompatible(options).chatModel(model);
  },
};

/** The protocol's path, for addresses that name only the server. */
const PATHS: Partial<Record<Provider, string>> = { anthropic: "/v1", "google-genai": "/v1beta", ollama: "/v1" };

/** @returns a server's address, completed with the protocol's path when it names only the server. */
export function addressFor(provider: Provider, address: string): string {
  const path = PATHS[provider];
  return path && new URL(address).pathname === "/" ? new URL(path, address).href : address;
}

function settingsFor(provider: Provider, keys: ProviderKeys, apiKey: string | undefined): Settings {
  const named = Object.entries(entryOf(provider).settings);
  const values = named.flatMap(([name, variable]) => {
    const value = keys[variable];
    return value ? [[name, name === "baseURL" ? addressFor(provider, value) : value] as const] : [];
  });
  return { ...Object.fromEntries(values), ...(apiKey && { apiKey }), fetch: fetchCoalesced };
}

function isModel(value: unknown): value is LanguageModel {
  return isObject(value) && typeof value.doStream === "function";
}

/** Imports a package that isn't shipped: it is resolved only at run time, so bundlers must not look for it. */
async function importPackage(provider: Provider): Promise<unknown> {
  const { package: name } = entryOf(provider);
  try {
    return await import(/* @vite-ignore */ name);
  } catch (error) {
    const install = name.split("/").slice(0, 2).join("/");
    const message = `The provider ${provider} needs the package ${install}. Install it with: npm install ${install}`;
    throw new ModelError("NOT_CONFIGURED", message, { cause: error });
  }
}

async function loadMapped(provider: Provider, model: string, settings: Settings): Promise<LanguageModel> {
  const module = await importPackage(provider);
  const { package: name, factory } = entryOf(provider);
  const make: unknown = isObject(module) ? module[factory] : undefined;
  const made: unknown = typeof make === "function" ? make(settings) : undefined;
  const found: unknown = typeof made === "function" ? made(model) : undefined;
  if (isModel(found)) return found;
  throw new ModelError("NOT_CONFIGURED", `This version of ${name} can’t be used: it has no ${factory}.`);
}

/**
 * Makes the orchestration library's model of `provider`, loading its adapter.
 * @param apiKey instead of the environment's.
 * @throws ModelError NOT_CONFIGURED naming the variable to set or the package to install.
 */
export async function loadModel(
  provider: Provider,
  model: string,
  keys: ProviderKeys,
  apiKey: string | undefined,
): Promise<LanguageModel> {
  const settings = settingsFor(provider, keys, apiKey);
  const load = INSTALLED[provider];
  return load ? load(model, settings) : loadMapped(provider, model, settings);
}
