import { z } from "zod";
import { MAX_TOKENS, TEMPERATURE } from "./prompt.ts";

/** No model writes more, and what a call may cost stays a number that can be counted. */
const TOKEN_LIMIT = 1_000_000;
const MAX_PROMPT = 100_000;
const MAX_USER = 256;
const MAX_KEY = 500;

/** The body of `POST /api/ai/openai/chatgpt` (spec 3, 7). */
export const promptSchema = z.object({
  prompt: z.string().min(1, "Write a prompt").max(MAX_PROMPT, `At most ${MAX_PROMPT} characters`),
  role: z.enum(["user", "assistant", "system"]).default("assistant"),
  /** With its provider's label. */
  model: z.string().trim().max(200).optional(),
  /** The provider, when it isn't in the model's name. */
  modelProvider: z.string().trim().max(100).optional(),
  temperature: z.number().min(0).max(2).default(TEMPERATURE),
  /** 0: no limit. */
  max_tokens: z.int().min(0).max(TOKEN_LIMIT, `At most ${TOKEN_LIMIT} tokens`).default(MAX_TOKENS),
  /** The caller's end user, for the provider. */
  user: z.string().max(MAX_USER, `At most ${MAX_USER} characters`).optional(),
  stream: z.boolean().default(true),
  /** The caller's own key, for this call only. */
  apiKey: z
    .string()
    .max(MAX_KEY, `At most ${MAX_KEY} characters`)
    .regex(/^[\x21-\x7e]*$/, "A key is one line without spaces")
    .optional(),
});

/** A checked prompt. */
export type CheckedPrompt = z.output<typeof promptSchema>;
