import { OpenAI } from "openai";
import { fetchCoalesced } from "./coalesce-stream.server.ts";

/**
 * The provider client (spec 7, 9). Time-outs and aborting are the library's; tests/unit/ai-provider-client.test.ts pins
 * what is relied on. Its own attempts are switched off: it obeys a pause of exactly a minute, which the specification
 * doesn't (`askInAttempts`).
 * @throws an Error without a key, and in a browser.
 */
export function makeOpenAiClient(options: {
  apiKey: string;
  /** Another server that speaks the same protocol. */
  baseURL?: string | undefined;
  timeout: number;
}): OpenAI {
  // The library would write what it sends into the console at its debug level.
  const fixed = { maxRetries: 0, fetch: fetchCoalesced, logLevel: "off" } as const;
  return new OpenAI({ ...options, ...fixed, baseURL: options.baseURL ?? null });
}
