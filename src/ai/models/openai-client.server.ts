import { OpenAI } from "openai";
import { fetchEvents } from "./whole-reply.server.ts";

/**
 * The provider client (spec 7, 9). Timeouts and aborting are the library's; tests/unit/ai-provider-client.test.ts pins
 * the behaviour that we rely on. Its own retries are switched off: it obeys a pause of exactly a minute, which the
 * specification doesn't (`askInAttempts`).
 * @throws an Error without a key, and in a browser.
 */
export function makeOpenAiClient(options: {
  apiKey: string;
  /** Another server that speaks the same protocol. */
  baseURL?: string | undefined;
  timeout: number;
}): OpenAI {
  // At its debug level the library would write its requests to the console.
  const fixed = { maxRetries: 0, fetch: fetchEvents, logLevel: "off" } as const;
  return new OpenAI({ ...options, ...fixed, baseURL: options.baseURL ?? null });
}
