import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A rendered page; each encoding is made once, when it is first asked for, and sent as it is to everyone. */
export type CachedPage = {
  /** Weak: it identifies the page, in whatever encoding it is sent. */
  etag: string;
  /** Headers that belong to this page: security policy and the like. */
  headers: Record<string, string>;
  status: number;
  /** One person's own: nobody may keep it. */
  isPrivate?: boolean;
  /** How long after `madeAt` the data that it shows stays right, where that is limited. */
  freshSeconds?: number;
  /** Of the HTML, in bytes. */
  size: number;
  /** When it was made, in epoch milliseconds. */
  madeAt: number;
  body: (encoding: Encoding) => Buffer;
  /** Compresses a large page beside the requests, so that `body` has nothing left to do; a common one waits for `body`. */
  prepare: () => Promise<void>;
  /** Packs the page as small as it goes, beside the requests; from then on `br` is the smaller one. */
  pack: () => Promise<void>;
};

/** Quick enough for the request that waits for it. */
const QUICK = 5;
/** A tenth smaller: a landing page then fits the first round trip of a new connection. */
const SMALL = 11;
/** A page of more bytes takes too long to compress while others wait. */
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

/** Makes a rendered page ready to be sent and kept. */
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
