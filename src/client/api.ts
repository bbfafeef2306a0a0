import {
  USER_HEADER,
  type AnswerOf,
  type Contract,
  type ErrorCode,
  type ParamsOf,
  type Route,
  type RouteName,
} from "#contract";
import { ChunkError, isObject, messageOf as messageOfThrown, OFFLINE } from "#shared";
import type { z } from "zod";

type ErrorDetails = { path?: readonly string[]; problems?: readonly unknown[]; retryAfter?: number };

/** A failed request: `message` can be shown to people, `code` is stable (docs/api.md; OFFLINE: the server wasn't reached). */
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

/** Whether a request was refused with this code of the API's. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** True before and after the user has signed in again. */
const ENDED = "Your session had ended. Once you have signed in, try again.";
const UNREADABLE = "The server’s answer can’t be read. Try again.";
/** The most that browsers send while a page is being closed. */
const KEEPALIVE_BYTES = 60_000;
const UNAUTHENTICATED = "UNAUTHENTICATED";
/** The code of an answer that isn't the API's. */
const NOT_OURS = "UNREADABLE";

/** The user whom this document shows, once that is known. */
let shownUser: string | undefined;

/** From now on requests are made for this user alone: under another's session they are refused as if it had ended. */
export function requestFor(userId: string): void {
  shownUser = userId;
}

/** @returns the header that names the user whom this document shows. */
export function userHeader(): Record<string, string> {
  return shownUser === undefined ? {} : { [USER_HEADER]: shownUser };
}

const signedOutListeners = new Set<() => void>();

/** Calls `listener` whenever an answer says that the session has ended. @returns a function that stops listening. */
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
  const told = typeof message === "string" ? message : UNREADABLE;
  return new ApiError(
    typeof code === "string" ? code : NOT_OURS,
    response.status,
    code === UNAUTHENTICATED ? ENDED : told,
    details,
  );
}

/** @returns the failure of a request that didn't reach the server. */
export function offlineError(): ApiError {
  return new ApiError("OFFLINE", 0, OFFLINE);
}

/** Reads an answer of the API. @throws ApiError */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (response.ok && body !== undefined) return body;
  const error = errorOf(response, body);
  if (error.code === UNAUTHENTICATED) for (const listener of signedOutListeners) listener();
  throw error;
}

/** `outlivesPage`: still sent while the page is being closed, if it is small enough. */
type Sending = { signal?: AbortSignal; outlivesPage?: boolean };

/** The arguments of a route's call, by its contract; those that may be left out are optional. */
type CallOptions<One extends Route> = Sending &
  (keyof ParamsOf<One> extends never ? unknown : { params: ParamsOf<One> }) &
  (One["query"] extends z.ZodObject ? { query?: Partial<z.input<One["query"]>> } : unknown) &
  (One["body"] extends z.ZodType
    ? undefined extends z.input<One["body"]>
      ? { body?: z.input<One["body"]> }
      : { body: z.input<One["body"]> }
    : unknown);

type AnyOptions = Sending & { params?: object; query?: object; body?: unknown };

/** The route of a contract that "METHOD /path" names. */
export type Named<Routes extends Contract, Name> = Extract<
  { [Operation in keyof Routes]: RouteName<Routes[Operation]> extends Name ? Routes[Operation] : never }[keyof Routes],
  Route
>;

/** "METHOD /path" of each route of a contract. */
export type NamesOf<Routes extends Contract> = RouteName<Routes[keyof Routes]>;

/** @returns the address of a route with its parameters filled in; empty query values are left out. */
export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value)),
    path,
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Sends a request to the API. @returns its answer. @throws ApiError */
export async function request(
  method: string,
  address: string,
  { body, signal, outlivesPage = false }: Sending & { body?: unknown } = {},
): Promise<unknown> {
  const headers: Record<string, string> = { Accept: "application/json", ...userHeader() };
  if (method !== "GET") headers["Content-Type"] = "application/json";
  const sent = body === undefined ? undefined : JSON.stringify(body);
  // A character takes 1 to 3 bytes; the browser refuses what is too large.
  const keepalive = outlivesPage && (sent?.length ?? 0) * 3 < KEEPALIVE_BYTES;
  const init: RequestInit = { credentials: "same-origin", method, headers, signal, body: sent, keepalive };
  const response = await fetch(address, init).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw offlineError();
  });
  return readAnswer(response);
}

/**
 * Makes a client of a contract's routes; only the contract's types are used: `call("GET /api/leads/:id", { params })`
 * takes and returns what the contract says. @throws ApiError
 */
export function clientOf<Routes extends Contract>() {
  return <Name extends NamesOf<Routes>>(
    name: Name,
    ...[options]: object extends CallOptions<Named<Routes, Name>>
      ? [options?: CallOptions<Named<Routes, Name>>]
      : [options: CallOptions<Named<Routes, Name>>]
  ): Promise<AnswerOf<Named<Routes, Name>>> => {
    const [method = "", path = ""] = name.split(" ");
    const { params, query, ...rest }: AnyOptions = options ?? {};
    // The server's handlers are held to the same contract.
    return request(method, addressOf(path, params, query), rest) as Promise<AnswerOf<Named<Routes, Name>>>;
  };
}

/**
 * Whether the site refused a request (4xx): the same one, sent again at once, would be refused too. An answer that isn't the
 * API's comes from what is in between, such as a proxy during an update; only a request that is too large stays refused.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return false;
  return error.code !== NOT_OURS || error.status === 413;
}

/** @returns the message to show for any failure. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof ChunkError) return messageOfThrown(error);
  return "Something went wrong. Try again.";
}
