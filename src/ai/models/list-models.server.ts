import { isObject, parseJson } from "#shared";
import { addressFor } from "./adapters.server.ts";
import type { ListedModel, ModelLists } from "./model-catalogue.ts";
import { missingVariable, type Provider, type ProviderKeys } from "./providers.ts";

/** Where a provider lists its models, and how to ask for the list. */
type Source = {
  /** The environment variables of the address and the key. */
  address: string;
  key: string;
  base: string;
  query?: string;
  headers: (key: string) => Record<string, string>;
};

/** The providers of the catalogue's models. */
const SOURCES: ReadonlyMap<Provider, Source> = new Map([
  [
    "openai",
    {
      address: "OPENAI_BASE_URL",
      key: "OPENAI_API_KEY",
      base: "https://api.openai.com/v1",
      headers: (key) => ({ Authorization: `Bearer ${key}` }),
    },
  ],
  [
    "anthropic",
    {
      address: "ANTHROPIC_BASE_URL",
      key: "ANTHROPIC_API_KEY",
      base: "https://api.anthropic.com/v1",
      query: "?limit=1000",
      headers: (key) => ({ "x-api-key": key, "anthropic-version": "2023-06-01" }),
    },
  ],
  [
    "google-genai",
    {
      address: "GOOGLE_GENERATIVE_AI_BASE_URL",
      key: "GOOGLE_GENERATIVE_AI_API_KEY",
      base: "https://generativelanguage.googleapis.com/v1beta",
      query: "?pageSize=1000",
      headers: (key) => ({ "x-goog-api-key": key }),
    },
  ],
]);

const TIMEOUT_MS = 5000;

function readModel(entry: unknown): ListedModel[] {
  const { id, name, shutdown_date: ends } = isObject(entry) ? entry : {};
  // Google calls it `models/...`.
  const found = typeof id === "string" ? id : typeof name === "string" ? name.replace(/^models\//, "") : "";
  return found ? [{ id: found, ...(typeof ends === "string" && { ends }) }] : [];
}

/** Reads a list as OpenAI, Anthropic (`data`) and Google (`models`) write it. */
function readList(text: string): ListedModel[] {
  const json = parseJson(text);
  const { data, models } = json.ok && isObject(json.value) ? json.value : {};
  const entries: unknown[] = Array.isArray(data) ? data : Array.isArray(models) ? models : [];
  return entries.flatMap(readModel);
}

async function listOf(provider: Provider, source: Source, keys: ProviderKeys): Promise<ListedModel[]> {
  const { address, base, query = "", headers, key } = source;
  const own = keys[address];
  const url = `${own ? addressFor(provider, own).replace(/\/$/, "") : base}/models${query}`;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { headers: headers(keys[key] ?? ""), redirect: "error", signal });
    return answer.ok ? readList(await answer.text()) : [];
  } catch {
    return [];
  }
}

/**
 * Asks each provider of the catalogue that has a key for its models. Never throws; a provider that doesn't answer, or
 * answers with an empty list, is left out.
 */
export async function listModels(keys: ProviderKeys): Promise<ModelLists> {
  const asked = [...SOURCES].filter(([provider]) => !missingVariable(provider, keys));
  const lists = await Promise.all(
    asked.map(async ([provider, source]) => [provider, await listOf(provider, source, keys)] as const),
  );
  return new Map(lists.filter(([, list]) => list.length > 0));
}
