import { OpenAI } from "openai";
import { fetchInPortions } from "./portions.server.ts";

/**
 * The provider client (spec 7, 9). Waiting, retries on 408, 409, 429 and 5xx, back-off and aborting are the library's;
 * tests/unit/ai-provider-client.test.ts pins what is relied on.
 * @throws an Error without a key, and in a browser.
 */
export function makeOpenAiClient(options: {
  apiKey: string;
  /** Another server that speaks the same protocol. */
  baseURL?: string | undefined;
  timeout: number;
  maxRetries: number;
}): OpenAI {
  // The library would write what it sends into the console at its debug level.
  return new OpenAI({ ...options, baseURL: options.baseURL ?? null, fetch: fetchInPortions, logLevel: "off" });
}
