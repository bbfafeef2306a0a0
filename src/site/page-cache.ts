import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A rendered page; each encoding is made once, when it is first asked for, and sent as it is to everyone. */
export type CachedPage = {
  etag: string;
  csp: string;
  status: number;
  /** When it was made, in epoch milliseconds. */
  madeAt: number;
  body: (encoding: Encoding) => Buffer;
};

const COMPRESS: Record<Encoding, (identity: Buffer) => Buffer> = {
  br: (identity) =>
    brotliCompressSync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  gzip: (identity) => gzipSync(identity, { level: 6 }),
  identity: (identity) => identity,
};

/** Makes a rendered page ready for the cache. */
export function makeCachedPage(html: string, csp: string, now: number): CachedPage {
  const identity = Buffer.from(html);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const made = new Map<Encoding, Buffer>();
  const body = (encoding: Encoding) => {
    const known = made.get(encoding) ?? COMPRESS[encoding](identity);
    made.set(encoding, known);
    return known;
  };
  return { etag, csp, status: 200, madeAt: now, body };
}

const MAX_ENTRIES = 1000;

/** The HTML of published pages by address; least recently used out (interfaces 3, Page cache). */
export class PageCache {
  readonly #entries = new Map<string, CachedPage>();
  readonly #maxAge: number;
  /** Rises with every drop: a page rendered before a drop must not be kept after it. */
  generation = 0;

  /** @param maxAge how long an entry lives, in milliseconds. */
  constructor(maxAge: number) {
    this.#maxAge = maxAge;
  }

  get(key: string, now: number): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (now - entry.madeAt >= this.#maxAge) return undefined;
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: CachedPage): void {
    this.#entries.set(key, entry);
    const oldest = this.#entries.size > MAX_ENTRIES ? this.#entries.keys().next().value : undefined;
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  /** Drops every address of a page, in all languages and with all queries; all pages when no path is given. */
  drop(path?: string): void {
    this.generation += 1;
    if (path === undefined) this.#entries.clear();
    for (const key of this.#entries.keys()) if (key.split(" ")[0] === path) this.#entries.delete(key);
  }
}
