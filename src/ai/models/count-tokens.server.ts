import type { TokenCount } from "./model.ts";
import { bareModelName } from "./model-name.ts";

type Encoding = { countTokens: (text: string) => number };

/** Encodings by the models that use them. */
const ENCODINGS: readonly (readonly [RegExp, () => Promise<Encoding>])[] = [
  [/^(?:gpt-4o|gpt-4\.1|gpt-5[.\d]*|chatgpt-4o|o[134])(?:$|-)/, () => import("gpt-tokenizer/encoding/o200k_base")],
  [/^(?:gpt-4|gpt-3\.5-turbo)(?:$|-)/, () => import("gpt-tokenizer/encoding/cl100k_base")],
];

/** Characters per token where the real count isn't known (spec 8). */
const CHARACTERS_PER_TOKEN = 4;
/**
 * Words and gaps longer than this are counted in pieces: the tokenizer's time grows with the square of their length, and
 * 100,000 times the same letter would block every request for many seconds.
 */
const LONG_RUN = /\S{201}|\s{201}/;
const PIECE = /\s{0,200}\S{1,200}|\s{1,200}/g;

async function encodingOf(model: string): Promise<Encoding> {
  const encoding = ENCODINGS.find(([models]) => models.test(bareModelName(model)));
  if (!encoding) throw new Error("Unknown model");
  return encoding[1]();
}

/** @returns an estimate of a text's tokens: characters / 4, rounded up (spec 8). */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

/**
 * Counts the tokens of `text` as `model` does. Loads the model's table of tokens at the first call.
 * @param model with or without its label.
 * @returns the count; the estimate for an unknown model (spec 8) and for a text that can't be counted.
 */
export async function countTokens(text: string, model: string): Promise<number> {
  try {
    const { countTokens: count } = await encodingOf(model);
    const pieces = LONG_RUN.test(text) ? (text.match(PIECE) ?? []) : [text];
    return pieces.reduce((sum, piece) => sum + count(piece), 0);
  } catch {
    return estimateTokens(text);
  }
}

/** The tokens of a question and its reply, when the provider doesn't give them. */
export async function countExchange(asked: string, replied: string, model: string): Promise<TokenCount> {
  const [inputTokens, outputTokens] = await Promise.all([countTokens(asked, model), countTokens(replied, model)]);
  return { inputTokens, outputTokens };
}
