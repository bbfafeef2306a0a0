/** Where GitHub's API is, and the token that it is asked with. */
export type Github = { apiUrl: string; token: string };

/** A failed request to GitHub; the message is for the log and never holds the token. */
export class GithubError extends Error {
  override readonly name = "GithubError";
  /** How long GitHub asks us to wait. */
  readonly waitMs: number | undefined;

  constructor(message: string, { waitMs, cause }: { waitMs?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.waitMs = waitMs;
  }
}

const API_VERSION = "2022-11-28";
const MAX_BYTES = 2_000_000;
const MAX_WAIT_MS = 3_600_000;

/**
 * Asks GitHub once.
 * @returns the answer's text and the address of the next page; of a redirect only its target. Both stay on the
 * API's own origin, since the token goes with them.
 * @throws GithubError
 */
export async function askGithub(
  address: string,
  github: Github,
  signal: AbortSignal,
): Promise<{ body?: string; next?: string }> {
  const headers = requestHeaders(github);
  try {
    const answer = await fetch(address, { headers, signal, redirect: "manual" });
    const isRedirect = answer.status >= 300 && answer.status < 400;
    if (answer.ok) return { body: await readText(answer), next: nextPage(answer, address, github) };
    await answer.body?.cancel();
    if (isRedirect) return { next: redirectTarget(answer, address, github) };
    throw refusal(answer);
  } catch (error) {
    if (error instanceof GithubError) throw error;
    throw new GithubError(signal.aborted ? "GitHub took too long" : "GitHub can't be reached", { cause: error });
  }
}

function requestHeaders({ token }: Github): Record<string, string> {
  // fetch would repeat a malformed value in its own error.
  if (!/^[\x21-\x7e]+$/.test(token)) throw new GithubError("GITHUB_TOKEN holds characters that no token has");
  return {
    Authorization: `Bearer ${token}`,
    Accept: "application/vnd.github+json",
    "X-GitHub-Api-Version": API_VERSION,
    "User-Agent": "Blockwright",
  };
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new GithubError(`GitHub's answer is longer than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** @returns an address of the API's own origin, or undefined. */
function ownAddress(target: string, base: string, { apiUrl }: Github): string | undefined {
  if (!URL.canParse(target, base)) return undefined;
  const url = new URL(target, base);
  return url.origin === new URL(apiUrl).origin ? url.href : undefined;
}

function nextPage(answer: Response, address: string, github: Github): string | undefined {
  const links = answer.headers.get("link")?.matchAll(/<([^<>]*)>([^<>]*)/g) ?? [];
  const next = [...links].find(([, , parameters]) => /\brel="?next\b/.test(parameters ?? ""));
  return next?.[1] === undefined ? undefined : ownAddress(next[1], address, github);
}

function redirectTarget(answer: Response, address: string, github: Github): string {
  const target = ownAddress(answer.headers.get("location") ?? "", address, github);
  if (target === undefined) throw new GithubError("GitHub redirects to another host");
  return target;
}

const REASONS: Readonly<Record<number, string>> = {
  401: "GitHub refuses GITHUB_TOKEN",
  403: "GitHub refuses the request, or its rate limit is used up",
  404: "GitHub has no such organization, or this token may not see it",
  429: "GitHub's rate limit is used up",
};

function refusal({ status, headers }: Response): GithubError {
  const reason = REASONS[status] ?? "GitHub failed";
  return new GithubError(`${reason} (status ${status})`, { waitMs: waitOf(headers) });
}

/** How long the rate limit lasts (Retry-After in seconds, else the time of its reset), at most an hour. */
function waitOf(headers: Headers): number | undefined {
  const after = Number(headers.get("retry-after") ?? Number.NaN) * 1000;
  const reset = Number(headers.get("x-ratelimit-reset") ?? Number.NaN) * 1000 - Date.now();
  const wait = headers.get("x-ratelimit-remaining") === "0" && Number.isNaN(after) ? reset : after;
  return wait > 0 ? Math.min(wait, MAX_WAIT_MS) : undefined;
}
