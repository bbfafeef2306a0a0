import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A rendered page; each encoding is made once, on its first request, and sent unchanged to everyone. */
export type CachedPage = {
  /** Weak: it identifies the page, in whatever encoding it is sent. */
  etag: string;
  /** Headers that belong to this page: security policy and the like. */
  headers: Record<string, string>;
  status: number;
  /** For one person only: it must not be cached. */
  isPrivate?: boolean;
  /** How long after `madeAt` its data stays fresh, where that is limited. */
  freshSeconds?: number;
  /** The HTML's size in bytes. */
  size: number;
  /** When it was made, in epoch milliseconds. */
  madeAt: number;
  body: (encoding: Encoding) => Buffer;
  /** Compresses a large page in the background, so that `body` is immediate; an ordinary one is compressed by `body`. */
  prepare: () => Promise<void>;
  /** Compresses the page with the highest level in the background; from then on `br` is that one. */
  pack: () => Promise<void>;
};

/** A level fast enough for a waiting request. */
const QUICK = 5;
/** The highest level is a tenth smaller: a landing page then fits the first round trip of a new connection. */
const SMALL = 11;
/** A larger page takes too long to compress while other requests wait. */
const LARGE = 500_000;
const compress = promisify(brotliCompress);
const zip = promisify(gzip);

function options(quality: number, size: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  return {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: size, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  };
}

const COMPRESS: Record<Encoding, (identity: Buffer) => Buffer> = {
  br: (identity) => brotliCompressSync(identity, options(QUICK, identity.length)),
  gzip: (identity) => gzipSync(identity, { level: 6 }),
  identity: (identity) => identity,
};

/** Prepares a rendered page for sending and caching. */
export function makeCachedPage(html: string, headers: Record<string, string>, now: number): CachedPage {
  const identity = Buffer.from(html);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const made = new Map<Encoding, Buffer>();
  const body = (encoding: Encoding) => {
    const known = made.get(encoding) ?? COMPRESS[encoding](identity);
    made.set(encoding, known);
    return known;
  };
  const pack = async () => void made.set("br", await compress(identity, options(SMALL, identity.length)));
  const prepare = async () => {
    if (identity.length <= LARGE) return;
    made.set("br", await compress(identity, options(QUICK, identity.length)));
    made.set("gzip", await zip(identity, { level: 6 }));
  };
  return { etag, headers, status: 200, size: identity.length, madeAt: now, body, prepare, pack };
}
