import { makeChatModels, ModelError, type CompletionRequest } from "#ai/server";
import type { FakeProvider } from "../scripts/lib/fake-provider/index.ts";

/** A key of the kind that must not be seen anywhere. */
export const SECRET = "live0123456789abcdef";

/** The ways to ask a model: how, a name, and the path that the provider is asked at. */
export const EVERY_WAY = [
  ["directly", "openai/gpt-4.1", "/v1/chat/completions"],
  ["through the orchestration library at OpenAI", "orchestration/gpt-4.1", "/v1/chat/completions"],
  ["at Anthropic", "orchestration/anthropic:claude-sonnet-4-5", "/v1/messages"],
  ["at Google", "orchestration/google-genai:gemini-2.5-flash", "/v1/models/gemini-2.5-flash:streamGenerateContent"],
  ["at Ollama", "orchestration/ollama:llama3.2:latest", "/v1/chat/completions"],
] as const;

/** The variables of a site whose providers are all the fake one. */
function fakeKeys({ url }: FakeProvider): Record<string, string> {
  return {
    OPENAI_API_KEY: SECRET,
    OPENAI_BASE_URL: url,
    ANTHROPIC_API_KEY: SECRET,
    ANTHROPIC_BASE_URL: url,
    GOOGLE_GENERATIVE_AI_API_KEY: SECRET,
    GOOGLE_GENERATIVE_AI_BASE_URL: url,
    OLLAMA_BASE_URL: new URL(url).origin,
  };
}

/** A chat-model service over the fake provider, and what it logs. */
export function modelsOver(fake: FakeProvider, keys: Record<string, string | undefined> = {}) {
  const logged: unknown[][] = [];
  const log = { error: (...line: unknown[]) => void logged.push(line) };
  return { models: makeChatModels({ keys: { ...fakeKeys(fake), ...keys }, log }), logged };
}

/** Reads a stream to its end or failure. */
export async function readAll(
  { models }: ReturnType<typeof modelsOver>,
  request: CompletionRequest,
): Promise<{ texts: string[]; end?: unknown; error?: ModelError }> {
  const texts: string[] = [];
  try {
    for await (const part of models.stream(request)) {
      if (part.type === "end") return { texts, end: part.tokens };
      texts.push(part.text);
    }
    return { texts };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { texts, error };
  }
}
