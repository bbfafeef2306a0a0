import type { CachedPage, Encoding } from "#site";

/** The end of a coding that a request refuses: ";q=0" (RFC 9110, 12.5.3). */
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/i;

/** Picks the smallest encoding that a request accepts. */
function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (!/q=0/i.test(accepted) && accepted.includes("br")) return "br";
  const refused = new Set(
    accepted
      .split(",")
      .filter((part) => REFUSED.test(part))
      .map((part) => part.split(";", 1)[0]?.trim()),
  );
  const has = (name: Encoding) => accepted.includes(name) && !refused.has(name);
  if (has("br")) return "br";
  return has("gzip") ? "gzip" : "identity";
}

/** Whether a request accepts gzip by its name. */
export function acceptsGzip(accepted: string | undefined | null): boolean {
  return accepted?.split(",").some((part) => /^\s*gzip\s*(?:;|$)/i.test(part) && !REFUSED.test(part)) ?? false;
}

function bare(etag: string): string {
  return etag.startsWith("W/") ? etag.slice(2) : etag;
}

/** Whether the browser already has this page (RFC 9110, If-None-Match: weak comparison). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((entry) => bare(entry.trim()) === bare(etag));
}

/** For how many more seconds a page's data stays fresh. */
function freshFor({ freshSeconds = Infinity, madeAt }: CachedPage, now: number): number {
  return freshSeconds - (now - madeAt) / 1000;
}

/** How long a file may be cached whose address changes with its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** How long a page may be cached: browsers revalidate each time, a CDN after `sharedSeconds`. */
export function pageCacheControl(sharedSeconds: number): string {
  return `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`;
}

/** Responds with a file that is made like a page and says itself how long it may be kept. */
export async function sendFile(file: CachedPage, acceptEncoding: string | undefined): Promise<Response> {
  return bodyIn(file, chooseEncoding(acceptEncoding), { ...file.headers, Vary: "Accept-Encoding" });
}

async function bodyIn(page: CachedPage, encoding: Encoding, headers: Record<string, string>): Promise<Response> {
  const body = await page.body(encoding);
  return new Response(body as Uint8Array<ArrayBuffer>, {
    status: page.status,
    headers: {
      ...headers,
      "Content-Type": page.contentType ?? "text/html; charset=utf-8",
      "Content-Length": String(body.length),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    },
  });
}

/**
 * Responds with a rendered page: 304 when the browser has it, or else its bytes in the best encoding.
 * @param sharedSeconds how long a CDN may keep it (SHARED_CACHE_SECONDS), or less where its data expires sooner; without
 * it none may.
 */
export async function sendPage(
  page: CachedPage,
  asked: { acceptEncoding?: string; ifNoneMatch?: string },
  sharedSeconds?: number,
): Promise<Response> {
  const isKept = page.status === 200 && sharedSeconds !== undefined && !page.isPrivate;
  const seconds = Math.max(0, Math.min(sharedSeconds ?? 0, Math.ceil(freshFor(page, Date.now()))));
  const common = {
    ...page.headers,
    "Cache-Control": isKept ? pageCacheControl(seconds) : "no-store",
    Vary: page.vary ?? "Accept, Accept-Encoding",
    ...(isKept && { ETag: page.etag }),
  };
  if (isKept && isKnown(asked.ifNoneMatch, page.etag)) return new Response(null, { status: 304, headers: common });
  return bodyIn(page, chooseEncoding(asked.acceptEncoding), common);
}
