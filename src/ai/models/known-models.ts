import { readModelName } from "./model-name.ts";
import type { Provider } from "./providers.ts";

/** A model of a provider's own list, and the day (YYYY-MM-DD) from which it isn't answered any more. */
export type ListedModel = { id: string; ends?: string };

/** What providers say that they have; one that said nothing is missing. */
export type ModelLists = ReadonlyMap<Provider, readonly ListedModel[]>;

/** A model that is known by name. */
export type KnownModel = { name: string; label: string; provider: Provider };

const direct = (model: string, label: string): KnownModel => ({ name: `openai/${model}`, label, provider: "openai" });
const orchestrated = (provider: Provider, model: string, label: string): KnownModel => ({
  name: `orchestration/${provider}:${model}`,
  label,
  provider,
});

/** The default (spec 3): gpt-4.1 stands for its version of 2025-04-14. */
export const DEFAULT_MODEL = direct("gpt-4.1-2025-04-14", "GPT-4.1");

/** The choices of spec 3, then what may follow them, of each provider the first to take first. */
export const KNOWN_MODELS: readonly KnownModel[] = [
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

/** The days from which providers answer a model no more, as announced by November 2026. */
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

/** What follows a model's name when a certain version of it is asked. */
const VERSION = /-(?:\d{4}-\d{2}-\d{2}|\d{8}|latest)$/;

/** @returns a model's name without its version. */
export function withoutVersion(model: string): string {
  return model.replace(VERSION, "");
}

const hasEnded = (day: string | undefined, today: string) => day !== undefined && day <= today;

/** Whether a list has a model: by its name, the same without its version, or a version of it. */
function isIn(list: readonly ListedModel[], model: string, today: string): boolean {
  const isSame = (id: string) => id === model || id === withoutVersion(model) || withoutVersion(id) === model;
  return list.some(({ id, ends }) => isSame(id) && !hasEnded(ends, today));
}

/**
 * Whether a model isn't answered any more: by its provider's own list where that is known, else by the announced days.
 */
export function isGone({ name, provider }: KnownModel, lists: ModelLists, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  const { model } = readModelName(name);
  const list = lists.get(provider);
  return list ? !isIn(list, model, today) : hasEnded(LAST_DAYS[withoutVersion(model)], today);
}

/** Whether a model has a day from which it isn't answered any more. */
export function isEnding({ name }: KnownModel): boolean {
  return LAST_DAYS[withoutVersion(readModelName(name).model)] !== undefined;
}
