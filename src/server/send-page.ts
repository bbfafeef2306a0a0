import type { CachedPage, Encoding } from "#site";

/** Picks the smallest encoding that a request accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const refused = new Set(
    accepted
      .split(",")
      .filter((part) => /;\s*q=0(?:\.0+)?\s*$/.test(part))
      .map((part) => part.trim().split(";")[0]),
  );
  const has = (name: Encoding) => accepted.includes(name === "gzip" ? "gzip" : name) && !refused.has(name);
  if (has("br")) return "br";
  return has("gzip") ? "gzip" : "identity";
}

/** Whether the browser already holds this page (RFC 9110, If-None-Match: weak comparison). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((entry) => entry.trim().replace(/^W\//, "") === etag);
}

/**
 * Answers with a rendered page: 304 when the browser has it, else its bytes in the best encoding.
 * @param sharedSeconds how long a CDN may keep it (SHARED_CACHE_SECONDS).
 */
export function sendPage(
  page: CachedPage,
  headers: { acceptEncoding?: string; ifNoneMatch?: string },
  sharedSeconds: number,
): Response {
  const encoding = chooseEncoding(headers.acceptEncoding);
  const common = {
    "Cache-Control": page.status === 200 ? `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate` : "no-store",
    "Content-Security-Policy": page.csp,
    ETag: page.etag,
    Vary: "Accept-Encoding",
  };
  if (page.status === 200 && isKnown(headers.ifNoneMatch, page.etag))
    return new Response(null, { status: 304, headers: common });
  const body = page.body(encoding);
  return new Response(body as Uint8Array<ArrayBuffer>, {
    status: page.status,
    headers: {
      ...common,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": String(body.length),
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    },
  });
}
