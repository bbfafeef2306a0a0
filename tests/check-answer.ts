import { isDeepStrictEqual } from "node:util";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { ERROR_CODES } from "#contract";
import { apiRoutes } from "../src/server/api/routes.ts";

/** Longer answers are only more of the same, and reading them would hold the loop that some tests watch. */
const MAX_CHECKED = 200_000;

const ROUTES = apiRoutes.map(({ method, path, answer, status }) => ({
  method,
  address: new RegExp(`^${path.replaceAll(".", String.raw`\.`).replaceAll(/:\w+/g, "[^/]+")}$`),
  answer,
  status: status ?? 200,
}));

function routeOf(method: string, pathname: string) {
  const found = ROUTES.filter((one) => one.method === method && one.address.test(pathname));
  // "/api/leads.csv" before "/api/:x": the one with the longest fixed part.
  return found.toSorted((a, b) => b.address.source.length - a.address.source.length)[0];
}

/** @returns the body of an answer, which stays readable; undefined for one that is too long. */
async function bytesOf(response: Response): Promise<Buffer | undefined> {
  const reader = response.clone().body?.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; size <= MAX_CHECKED;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return Buffer.concat(parts);
    parts.push(value);
    size += value.byteLength;
  }
  // Ends when the answer itself was read as well.
  void reader?.cancel();
  return undefined;
}

/**
 * Holds an answer of the API to its contract: status, media type, every field, and none that the contract doesn't have.
 * @throws Error that says what is wrong.
 */
export async function checkAnswer(path: string, init: RequestInit | undefined, response: Response): Promise<void> {
  const method = init?.method ?? "GET";
  const { pathname } = new URL(path, "http://localhost");
  const route = routeOf(method, pathname);
  if (!route) return;
  const fail = (what: string) => {
    throw new Error(`${method} ${pathname} (${response.status}) breaks its contract: ${what}`);
  };
  const type = response.headers.get("Content-Type") ?? "";
  if (response.ok && !(route.answer instanceof z.ZodType)) {
    if (!type.startsWith(route.answer.mediaType)) fail(`it answers with ${type}`);
    return;
  }
  if (!type.startsWith("application/json")) return;
  const sent = await bytesOf(response);
  if (!sent) return;
  const text = (response.headers.get("Content-Encoding") === "gzip" ? gunzipSync(sent) : sent).toString();
  if (text.length > MAX_CHECKED) return;
  const body: unknown = JSON.parse(text);
  if (!response.ok) {
    const { data } = z.object({ error: z.object({ code: z.enum(Object.keys(ERROR_CODES)) }) }).safeParse(body);
    if (!data) fail(text);
    return;
  }
  if (response.status !== route.status) fail(`its status is ${response.status}`);
  const parsed = (route.answer as z.ZodType).safeParse(body);
  if (!parsed.success) fail(z.prettifyError(parsed.error));
  else if (!isDeepStrictEqual(parsed.data, body)) fail(`it has fields that the contract doesn't have: ${text}`);
}
