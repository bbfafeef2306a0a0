import type { IncomingMessage } from "node:http";
import { cleanText } from "../text.ts";
import { ok, type Result } from "../result.ts";
import { checkUrl } from "./check-url.ts";
import {
  deadlineOf,
  requestFault,
  requestGuarded,
  type RequestFault,
  type RequestLimits,
} from "./guarded-request.server.ts";

/** The most bytes of an answer that are read. */
const MAX_ANSWER = 4096;

export type PostOptions = RequestLimits & { headers: Readonly<Record<string, string>>; body: string };

/** What a server answered: the beginning of its text, empty where it is compressed, and its header `Retry-After`. */
export type PostAnswer = { status: number; text: string; retryAfter?: string };

/** Reads the beginning of a body. One that breaks off or never ends counts as far as it came. */
async function readStart(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  const chunks: AsyncIterable<Buffer> = message;
  try {
    for await (const chunk of chunks) {
      parts.push(chunk);
      size += chunk.length;
      if (size >= MAX_ANSWER) break;
    }
  } catch {
    // The status has arrived, and it is the outcome.
  }
  return cleanText(new TextDecoder().decode(Buffer.concat(parts).subarray(0, MAX_ANSWER)));
}

/**
 * Posts JSON to an address that people gave, with the same protection as `safeFetch`. Redirects aren't followed: their
 * status is the answer.
 * @returns what the server answered as soon as its status is known, with as much of its text as arrived in time; or why
 * there was no status. Never throws on anything that an address or a server does.
 */
export async function safePost(
  address: string,
  options: PostOptions,
): Promise<Result<PostAnswer, RequestFault | "URL_INVALID">> {
  const { timeoutMs, allowedHosts = [], headers, body, resolve } = options;
  const url = checkUrl(address, allowedHosts);
  if (!url.ok) return url;
  const deadline = deadlineOf(options);
  const sent = {
    "User-Agent": "Blockwright",
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "Accept-Encoding": "identity",
    ...headers,
  };
  try {
    const message = await requestGuarded(url.value, {
      method: "POST",
      headers: sent,
      body,
      allowedHosts,
      deadline,
      resolve,
    });
    const { statusCode = 0, headers: answered } = message;
    const isPlain = (answered["content-encoding"] ?? "identity") === "identity";
    const text = isPlain ? await readStart(message) : "";
    message.destroy();
    return ok({ status: statusCode, text, retryAfter: answered["retry-after"] });
  } catch (error) {
    return requestFault(error, timeoutMs, deadline);
  }
}
