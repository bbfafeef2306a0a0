import { taskLine, type Task, type TaskLine, type Usage } from "#ai";
import type { ErrorCode } from "#contract";
import { FailedReply, type RunOptions } from "#editor";
import { OFFLINE, parseJson } from "#shared";
import { ApiError, readAnswer, readLines, userHeader } from "#client";

/** The most characters shown of an answer that isn't the server's own, such as a proxy's. */
const MAX_SHOWN = 500;

const BROKEN = "The connection was lost before the reply was complete. Try again.";

function send(task: Task, signal: AbortSignal): Promise<Response> {
  return fetch("/api/ai/generate", {
    method: "POST",
    credentials: "same-origin",
    headers: { Accept: "application/x-ndjson, application/json", "Content-Type": "application/json", ...userHeader() },
    body: JSON.stringify(task),
    signal,
  });
}

/** A budget that is spent is renewed with the month; the part that calls under way reserve is free again in seconds. */
const MAX_RESERVED_S = 60;

/** Refusals that every other task would meet, too. */
const FOR_ALL = new Set<string>([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "AI_NOT_CONFIGURED",
  "BUDGET_SPENT",
  "RATE_LIMITED",
] satisfies ErrorCode[]);

/** The text of a refusal (spec 7): status text and body. */
async function refusalOf(response: Response): Promise<unknown> {
  const copy = response.clone();
  const error = await readAnswer(response).catch((cause: unknown) => cause);
  if (!(error instanceof ApiError) || error.code === "UNSUPPORTED") return error;
  const isOurs = error.code !== "UNREADABLE";
  const body = isOurs ? error.message : (await copy.text().catch(() => "")).trim().slice(0, MAX_SHOWN);
  const status = response.statusText || String(response.status);
  const text = body ? `${status}: ${body}` : status;
  const { retryAfter = Infinity } = error.details;
  if (error.code === "BUDGET_SPENT" && retryAfter < MAX_RESERVED_S) return new DOMException(text, "QuotaExceededError");
  if (FOR_ALL.has(error.code)) return new DOMException(text, "NotAllowedError");
  return new ApiError(error.code, error.status, text, error.details);
}

function readLine(text: string): TaskLine {
  const json = parseJson(text);
  const parsed = taskLine.safeParse(json.ok ? json.value : undefined);
  if (!parsed.success) throw new Error(BROKEN);
  return parsed.data;
}

async function readReply(response: Response, onText: RunOptions["onText"]): Promise<{ text: string; usage: Usage }> {
  let text = "";
  if (!response.body) throw new Error("No data");
  for await (const one of readLines(response.body)) {
    const line = readLine(one);
    if ("end" in line) return { text, usage: line.end };
    if ("error" in line) throw new FailedReply(line.error.message, line.error.usage);
    text += line.text;
    onText(text);
  }
  throw text ? new DOMException(BROKEN, "NetworkError") : new Error("No data");
}

/** A request that the signal aborted failed for no other reason. */
function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new DOMException("Stopped", "AbortError");
  if (error instanceof TypeError) return new DOMException(BROKEN, "NetworkError");
  return error;
}

/**
 * Runs a task with a model (`POST /api/ai/generate`). Rejects with an Error whose message is for people: what the server
 * said (a FailedReply after the reply had begun, a QuotaExceededError while others reserve the budget, a NotAllowedError
 * where no other task would be taken either), 'No data' for an empty answer, a NetworkError for a lost connection; with an
 * AbortError when the signal aborted it.
 */
export async function runTask(task: Task, { signal, onText }: RunOptions): Promise<{ text: string; usage: Usage }> {
  const response = await send(task, signal).catch((error: unknown) => {
    throw signal.aborted ? failureOf(error, signal) : new DOMException(OFFLINE, "NetworkError");
  });
  if (!response.ok) throw await refusalOf(response);
  try {
    return await readReply(response, onText);
  } catch (error) {
    throw failureOf(error, signal);
  }
}
