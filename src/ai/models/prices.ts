import type { TokenCount } from "./model.ts";
import { withoutVersion } from "./model-catalogue.ts";
import { bareModelName } from "./model-name.ts";

/**
 * US dollars per million input and output tokens: the providers' list prices of November 2026, or the last ones of models
 * that are shut down.
 */
const PRICES: Readonly<Record<string, readonly [input: number, output: number]>> = {
  "gpt-4o": [2.5, 10],
  "gpt-4o-mini": [0.15, 0.6],
  "gpt-4.1": [2, 8],
  "gpt-4.1-mini": [0.4, 1.6],
  "gpt-4.1-nano": [0.1, 0.4],
  o1: [15, 60],
  o3: [2, 8],
  "o3-mini": [1.1, 4.4],
  "o4-mini": [1.1, 4.4],
  "gpt-5": [1.25, 10],
  "gpt-5-mini": [0.25, 2],
  "gpt-5-nano": [0.05, 0.4],
  "gpt-5.1": [1.25, 10],
  "gpt-5.4": [2.5, 15],
  "gpt-5.6-sol": [4, 20],
  "gpt-5.6-terra": [2, 12],
  "gpt-5.6-luna": [0.2, 1.2],
  "gpt-6-astra": [10, 50],
  "gpt-6-sol": [2, 10],
  "gpt-6-luna": [0.1, 0.5],
  "gpt-6.1-sol": [2, 10],
  "gpt-6.1-terra": [1, 5],
  "claude-opus-4-1": [15, 75],
  "claude-opus-4-5": [5, 25],
  "claude-opus-5": [5, 25],
  "claude-opus-5-5": [4, 20],
  "claude-sonnet-4": [3, 15],
  "claude-sonnet-4-5": [3, 15],
  "claude-sonnet-4-6": [3, 15],
  "claude-sonnet-5": [2, 10],
  "claude-sonnet-5-5": [2, 10],
  "claude-3-5-haiku": [0.8, 4],
  "claude-haiku-4-5": [1, 5],
  "claude-haiku-5-5": [0.1, 0.5],
  "gemini-2.5-pro": [1.25, 10],
  "gemini-2.5-flash": [0.3, 2.5],
  "gemini-2.5-flash-lite": [0.1, 0.4],
  "gemini-3.5-flash-lite": [0.3, 2.5],
  // Half price until the end of 2026.
  "gemini-3.8-flash": [1.5, 7.5],
};

const MILLION = 1_000_000;

/**
 * Calculates the price of `tokens`.
 * @param name the requested model, with or without its label.
 * @returns US dollars; 0 for self-hosted models (Ollama); undefined when the model's price isn't known.
 */
export function priceOf(name: string, { inputTokens, outputTokens }: TokenCount): number | undefined {
  if (/^(?:orchestration\/)?ollama:/.test(name)) return 0;
  const model = bareModelName(name);
  const price = PRICES[model] ?? PRICES[withoutVersion(model)];
  return price && (inputTokens * price[0] + outputTokens * price[1]) / MILLION;
}
