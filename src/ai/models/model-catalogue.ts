import { readModelName } from "./model-name.ts";
import type { Provider } from "./providers.ts";

/** A model of a provider's own list, and the day (YYYY-MM-DD) on which it is shut down. */
export type ListedModel = { id: string; ends?: string };

/** The models that providers list; a provider that gave no list is missing. */
export type ModelLists = ReadonlyMap<Provider, readonly ListedModel[]>;

/** A model that is offered by name. */
export type CatalogueModel = { name: string; label: string; provider: Provider };

const direct = (model: string, label: string): CatalogueModel => ({
  name: `openai/${model}`,
  label,
  provider: "openai",
});
const orchestrated = (provider: Provider, model: string, label: string): CatalogueModel => ({
  name: `orchestration/${provider}:${model}`,
  label,
  provider,
});

/** The default (spec 3): gpt-4.1 means its version of 2025-04-14. */
export const DEFAULT_MODEL = direct("gpt-4.1-2025-04-14", "GPT-4.1");

/** The choices of spec 3, then their successors: each provider's preferred one first. */
export const MODEL_CATALOGUE: readonly CatalogueModel[] = [
  direct("gpt-4o", "GPT-4o"),
  DEFAULT_MODEL,
  direct("gpt-4.1-mini", "GPT-4.1 mini"),
  direct("o3", "o3"),
  direct("o3-mini", "o3-mini"),
  direct("o4-mini", "o4-mini"),
  direct("gpt-6.1-terra", "GPT-6.1 Terra"),
  direct("gpt-6-luna", "GPT-6 Luna"),
  orchestrated("anthropic", "claude-sonnet-5-5", "Claude Sonnet 5.5"),
  orchestrated("anthropic", "claude-haiku-5-5", "Claude Haiku 5.5"),
  orchestrated("google-genai", "gemini-3.8-flash", "Gemini 3.8 Flash"),
  orchestrated("google-genai", "gemini-3.5-flash-lite", "Gemini 3.5 Flash-Lite"),
];

/** The days on which models are shut down, as announced by November 2026. */
const LAST_DAYS: Readonly<Record<string, string>> = {
  o1: "2026-10-23",
  "o3-mini": "2026-10-23",
  "o4-mini": "2026-10-23",
  "gpt-4.1-nano": "2026-10-23",
  o3: "2026-12-11",
  "gpt-5": "2026-12-11",
  "gpt-5-mini": "2026-12-11",
  "gpt-5-nano": "2026-12-11",
  "gpt-4o": "2027-01-14",
  "gpt-4o-mini": "2027-01-14",
  "gpt-4.1": "2027-01-14",
  "gpt-4.1-mini": "2027-01-14",
  "gpt-5.1": "2027-04-01",
};

/** The suffix of a model's name that pins a version. */
const VERSION = /-(?:\d{4}-\d{2}-\d{2}|\d{8}|latest)$/;

/** @returns a model's name without its version. */
export function withoutVersion(model: string): string {
  return model.replace(VERSION, "");
}

const hasEnded = (day: string | undefined, today: string) => day !== undefined && day <= today;

/** Whether a list has a model: by its name, its name without the version, or a version of it. */
function isIn(list: readonly ListedModel[], model: string, today: string): boolean {
  const isSame = (id: string) => id === model || id === withoutVersion(model) || withoutVersion(id) === model;
  return list.some(({ id, ends }) => isSame(id) && !hasEnded(ends, today));
}

/** Whether a model is shut down: by its provider's own list where there is one, else by the announced days. */
export function isGone({ name, provider }: CatalogueModel, lists: ModelLists, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  const { model } = readModelName(name);
  const list = lists.get(provider);
  return list ? !isIn(list, model, today) : hasEnded(LAST_DAYS[withoutVersion(model)], today);
}

/** Whether the shutdown of a model is announced. */
export function isEnding({ name }: CatalogueModel): boolean {
  return LAST_DAYS[withoutVersion(readModelName(name).model)] !== undefined;
}
