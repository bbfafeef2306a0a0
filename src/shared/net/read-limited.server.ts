import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** Thrown by `readLimited` for a body beyond its limit. */
export class TooLargeError extends Error {}

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads a body, decompressed where its server compressed it although it wasn't asked to.
 * @param maxBytes of the decompressed body: reading and decompressing end there.
 * @throws TooLargeError; an Error for an unknown or broken compression and a broken connection.
 */
export async function readLimited(message: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const { "content-length": length, "content-encoding": encoding = "identity" } = message.headers;
  if (Number(length) > maxBytes) throw new TooLargeError();
  const decode = DECODERS[encoding.toLowerCase()];
  if (!decode && encoding !== "identity") throw new Error(`The answer is compressed with ${encoding}`);
  const parts: Buffer[] = [];
  let size = 0;
  const collect = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) throw new TooLargeError();
      parts.push(chunk);
    }
  };
  await (decode ? pipeline(message, decode(), collect, { signal }) : pipeline(message, collect, { signal }));
  return Buffer.concat(parts);
}
