import { isObject, messageOf } from "#shared";
import { ModelError, type ModelErrorCode, type ModelErrorOptions } from "./model-error.ts";
import { IDLE_TIMEOUT } from "./idle-timeout.ts";

/** What must not be logged: keys, and texts that the provider may repeat. */
export type Private = { secrets: readonly string[]; texts: readonly string[] };

const LONGEST_DETAIL = 300;
/** This many consecutive characters of the prompt count as a repetition of it. */
const REPEATED = 24;

/** @returns the provider's message, shortened, without keys; withheld when it repeats the prompt. */
function safeDetail(message: string, { secrets, texts }: Private): string {
  const known = secrets.filter((secret) => secret.length > 3);
  const clean = known.reduce((text, secret) => text.replaceAll(secret, "***"), message).slice(0, LONGEST_DETAIL);
  const starts = Array.from({ length: Math.max(clean.length - REPEATED, 0) + 1 }, (_none, at) => at);
  const repeats = starts.some((at) => {
    const piece = clean.slice(at, at + REPEATED);
    return piece.length === REPEATED && texts.some((text) => text.includes(piece));
  });
  const isWhole = texts.some((text) => text !== "" && clean.includes(text));
  // Providers shorten a wrong key themselves, to its first and last characters.
  return repeats || isWhole ? "(withheld: it repeats the prompt)" : clean.replaceAll(/\b(?:sk|key|pk)-[\w*-]+/g, "***");
}

/** The status of a refused request, or the one that a failure names which comes in the stream of a reply. */
function statusOf(error: unknown): number | undefined {
  if (!isObject(error)) return undefined;
  const status = error.status ?? error.statusCode ?? error.code;
  return typeof status === "number" && status >= 400 && status < 600 ? status : undefined;
}

function headerOf(error: unknown, name: string): string | undefined {
  if (!isObject(error)) return undefined;
  if (error.headers instanceof Headers) return error.headers.get(name) ?? undefined;
  const value = isObject(error.responseHeaders) ? error.responseHeaders[name] : undefined;
  return typeof value === "string" ? value : undefined;
}

/** A number or a date in the future; NaN for an empty or odd value. */
function secondsIn(value: string): number {
  if (value.trim() === "") return NaN;
  const seconds = Number(value);
  return Number.isFinite(seconds) ? seconds : (Date.parse(value) - Date.now()) / 1000;
}

/** The seconds to wait from the `retry-after` headers; undefined where their values say nothing. */
function retryAfterOf(error: unknown): number | undefined {
  const milliseconds = Number.parseFloat(headerOf(error, "retry-after-ms") ?? "");
  const seconds = secondsIn(headerOf(error, "retry-after") ?? "");
  return [milliseconds / 1000, seconds].find((wanted) => Number.isFinite(wanted) && wanted >= 0);
}

/** Whether to retry, from the header that OpenAI introduced (spec 9). */
function shouldRetryOf(error: unknown): boolean | undefined {
  const value = headerOf(error, "x-should-retry");
  return value === "true" || value === "false" ? value === "true" : undefined;
}

const CODES: Readonly<Record<number, ModelErrorCode>> = {
  401: "AUTHENTICATION",
  402: "NO_CREDIT",
  403: "AUTHENTICATION",
  404: "INVALID_MODEL",
  408: "TIMEOUT",
  429: "RATE_LIMITED",
};

/** How providers say in a refusal for another reason (400, 429) that an account can't pay. */
const NO_CREDIT = /"insufficient_quota"|credit balance is too low/;

function hasNoCredit(error: unknown): boolean {
  if (!isObject(error)) return false;
  // The answer's body, as one library keeps it, or what the other has read of it.
  const body =
    typeof error.responseBody === "string" ? error.responseBody : JSON.stringify([error.code, error.message]);
  return NO_CREDIT.test(body);
}

/** Whether a connection failed or was lost, by the errors of fetch and of the clients. */
function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof TypeError || /^(?:connection error|cannot connect)/i.test(error.message) || isLost(error.cause)
  );
}

function codeOf(error: unknown, status: number | undefined, signal: AbortSignal): ModelErrorCode {
  if (signal.aborted) return signal.reason === IDLE_TIMEOUT ? "TIMEOUT" : "ABORTED";
  if (hasNoCredit(error)) return "NO_CREDIT";
  if (status !== undefined) return CODES[status] ?? "PROVIDER";
  if (error instanceof Error && /timed? ?out/i.test(error.message)) return "TIMEOUT";
  return isLost(error) ? "CONNECTION" : "PROVIDER";
}

const MESSAGES: Readonly<Record<ModelErrorCode, string>> = {
  NOT_CONFIGURED: "AI is not set up.",
  INVALID_MODEL: "The AI provider has no such model, or its address is wrong. Choose another model.",
  AUTHENTICATION: "The AI provider refused the key.",
  RATE_LIMITED: "The AI provider is busy. Try again a little later.",
  NO_CREDIT: "The account at the AI provider has no credit left. Check its billing there.",
  TIMEOUT: "Request timed out.",
  ABORTED: "Request was aborted.",
  CONNECTION: "The connection to the AI provider failed.",
  REFUSED: "The model declined to answer.",
  TOO_LONG: "The reply was longer than allowed and was cut off.",
  INCOMPLETE: "The provider gave no reason for the end of the reply, which may be incomplete.",
  NO_DATA: "No data",
  PROVIDER: "The AI provider failed.",
};

/** The units of a pause, each used from two of it on; seconds always. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** @returns a pause in one unit, rounded up. */
function duration(seconds: number): string {
  const [name, length] = UNITS.find(([, unit]) => seconds >= 2 * unit) ?? ["second", 1];
  const count = Math.ceil(seconds / length);
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

function messageFor(code: ModelErrorCode, { status, retryAfter }: ModelErrorOptions): string {
  if (code === "PROVIDER" && status) return `The AI provider failed with status ${status}.`;
  if (code === "RATE_LIMITED" && retryAfter) return `The AI provider is busy. Try again in ${duration(retryAfter)}.`;
  return MESSAGES[code];
}

/** @returns an error with the message for `code`. */
export function modelError(code: ModelErrorCode, options: ModelErrorOptions = {}): ModelError {
  return new ModelError(code, messageFor(code, options), options);
}

/**
 * Converts an error of a provider's client into a ModelError (spec 8); its `cause` may be logged.
 * @param signal of the call; its reason distinguishes a timeout from an abort, and may be a ModelError.
 */
export function toModelError(error: unknown, signal: AbortSignal, hidden: Private): ModelError {
  if (error instanceof ModelError) return error;
  if (signal.aborted && signal.reason instanceof ModelError) return signal.reason;
  const status = statusOf(error);
  const code = codeOf(error, status, signal);
  const retryAfter = retryAfterOf(error);
  const shouldRetry = shouldRetryOf(error);
  const requestId = headerOf(error, "x-request-id") ?? headerOf(error, "request-id");
  const detail = safeDetail(messageOf(error), hidden);
  return modelError(code, {
    ...(status !== undefined && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(shouldRetry !== undefined && { shouldRetry }),
    cause: { detail, ...(requestId && { requestId }) },
  });
}
