import { ChunkError, isObject } from "#shared";

type ErrorDetails = { path?: readonly string[]; problems?: readonly unknown[]; retryAfter?: number };

/** A request that failed: `message` is fit to be shown, `code` is stable (docs/api.md; OFFLINE: the server wasn't reached). */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(code: string, status: number, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

const OFFLINE = "The server can't be reached. Check your connection and try again.";
const OUTDATED = "There may be a newer version of this application. Reload the page and try again.";
const UNREADABLE = "The server gave an answer that can't be read. Try again.";
const UNAUTHENTICATED = "UNAUTHENTICATED";

const signedOutListeners = new Set<() => void>();

/** Calls `listener` whenever an answer says that nobody is signed in any more. @returns what ends that. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text ? JSON.parse(text) : {};
  } catch {
    return undefined;
  }
}

function textList(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.map(String) : undefined;
}

function errorOf(response: Response, body: unknown): ApiError {
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  const { code, message, path, problems } = error;
  const retryAfter = Number(response.headers.get("Retry-After")) || undefined;
  const details = { path: textList(path), problems: Array.isArray(problems) ? problems : undefined, retryAfter };
  return new ApiError(
    typeof code === "string" ? code : "UNREADABLE",
    response.status,
    typeof message === "string" ? message : UNREADABLE,
    details,
  );
}

async function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, { credentials: "same-origin", ...init }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw offlineError();
  });
  return readAnswer(response);
}

/** @returns the failure of a request that didn't reach the server. */
export function offlineError(): ApiError {
  return new ApiError("OFFLINE", 0, OFFLINE);
}

/** Reads what the API answered. @throws ApiError */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const body = await readJson(response);
  if (response.ok && body !== undefined) return body as Answer;
  const error = errorOf(response, body);
  if (error.code === UNAUTHENTICATED) for (const listener of signedOutListeners) listener();
  throw error;
}

/** Reads from the API. @param query values that are empty are left out. @throws ApiError */
export function getJson<Answer>(
  path: string,
  query: Readonly<Record<string, string | undefined>> = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return request(search ? `${path}?${search}` : path, { headers: { Accept: "application/json" }, signal });
}

/** Changes something through the API with a JSON body. @throws ApiError */
export function sendJson<Answer>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer> {
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  return request(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
}

/** Whether the server has decided against a request: the same one would be refused again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** @returns what to tell somebody about a failure, whatever it is. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof ChunkError) return error.canRetry ? OFFLINE : OUTDATED;
  return "Something went wrong. Try again.";
}
