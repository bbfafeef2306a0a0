import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, type BrotliOptions } from "node:zlib";
import type { Steps } from "#shared";

export type Encoding = "br" | "gzip" | "identity";

/** A rendered page; each encoding is made once, on its first request, and sent unchanged to everyone. */
export type CachedPage = {
  /** Weak: it identifies the page, in whatever encoding it is sent. */
  etag: string;
  /** Headers that belong to this page: security policy and the like. */
  headers: Record<string, string>;
  status: number;
  /** HTML by default. */
  contentType?: string;
  /** The headers of a request that decide what it gets; those of pages by default. */
  vary?: string;
  /** For one person only: it must not be cached. */
  isPrivate?: boolean;
  /** How long after `madeAt` its data stays fresh, where that is limited. */
  freshSeconds?: number;
  /** The HTML's size in bytes. */
  size: number;
  /** When it was made, in epoch milliseconds. */
  madeAt: number;
  /** The page in an encoding, compressed off the event loop. @returns it at once when it was made before. */
  body: (encoding: Encoding) => Buffer | Promise<Buffer>;
  /** Compresses the page with the highest level in the background; from then on `br` is that one. */
  pack: () => Promise<void>;
};

/** A level fast enough for a waiting request. */
const QUICK = 5;
/** The highest level is a tenth smaller: a landing page then fits the first round trip of a new connection. */
const SMALL = 11;
const compress = promisify(brotliCompress);
const zip = promisify(gzip);

/** Room for the whole result: each further chunk would be another round trip to the thread pool. */
const chunkFor = (size: number) => Math.max(1024, size);

function options(quality: number, size: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  return {
    chunkSize: chunkFor(size),
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: size, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  };
}

type Compression = Exclude<Encoding, "identity">;

const COMPRESS: Record<Compression, (identity: Buffer) => Promise<Buffer>> = {
  br: (identity) => compress(identity, options(QUICK, identity.length)),
  gzip: (identity) => zip(identity, { level: 8, chunkSize: chunkFor(identity.length) }),
};

/** Prepares a rendered page for sending and caching, piece by piece of its HTML. */
export function* cachedPageInSteps(
  html: readonly string[],
  headers: Record<string, string>,
  now: number,
): Steps<CachedPage> {
  const hash = createHash("sha256");
  const pieces: Buffer[] = [];
  for (const piece of html) {
    yield;
    const bytes = Buffer.from(piece);
    hash.update(bytes);
    pieces.push(bytes);
  }
  const identity = Buffer.concat(pieces);
  const etag = `W/"${hash.digest("base64url").slice(0, 22)}"`;
  const made = new Map<Compression, Buffer | Promise<Buffer>>();
  const make = async (encoding: Compression) => {
    const bytes = await COMPRESS[encoding](identity);
    // A copy that was packed in the meantime is smaller.
    if (made.get(encoding) instanceof Promise) made.set(encoding, bytes);
    return bytes;
  };
  const body = (encoding: Encoding) => {
    if (encoding === "identity") return identity;
    const bytes = made.get(encoding) ?? make(encoding);
    made.set(encoding, bytes);
    return bytes;
  };
  const pack = async () => void made.set("br", await compress(identity, options(SMALL, identity.length)));
  return { etag, headers, status: 200, size: identity.length, madeAt: now, body, pack };
}
