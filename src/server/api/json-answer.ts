import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import { isObject } from "#shared";
import { yieldToRequests } from "#shared/server";
import { acceptsGzip } from "../pages/send-page.ts";

/** How many entries of a list are written at a time. */
const PART = 200;

/** From how many characters on an answer is compressed: a smaller one needs no further round trip as it is. */
const COMPRESS_FROM = 10_000;

const compress = promisify(gzip);

function isLong(field: unknown): field is unknown[] {
  return Array.isArray(field) && field.length > PART;
}

/** Writes an object as JSON, its long lists in parts, so that other requests are answered in between. */
async function* written(value: object): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let separator = "{";
  for (const [name, field] of Object.entries(value)) {
    const text = isLong(field) ? "[" : JSON.stringify(field);
    if (text === undefined) continue;
    yield encoder.encode(`${separator}${JSON.stringify(name)}:${text}`);
    separator = ",";
    if (!isLong(field)) continue;
    for (let at = 0; at < field.length; at += PART) {
      await yieldToRequests();
      const part = JSON.stringify(field.slice(at, at + PART)).slice(1, -1);
      yield encoder.encode(at === 0 ? part : `,${part}`);
    }
    yield encoder.encode("]");
  }
  yield encoder.encode("}");
}

/** Writes an object with long lists as JSON. @param isZipped whether it is compressed on the way. */
function stream(value: object, isZipped: boolean): ReadableStream {
  const source = Readable.from(written(value));
  // The answer's reader gets a failure of either.
  const sent = isZipped ? pipeline(source, createGzip(), () => {}) : source;
  return Readable.toWeb(sent) as ReadableStream;
}

/**
 * Responds with an object as JSON that must not be cached; a large one is compressed off the event loop. With gzip, as what
 * is sent once takes longer to compress with brotli than the few bytes that it saves.
 */
export async function jsonAnswer(value: object, status: number, acceptEncoding: string | null): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "no-store", "Content-Type": "application/json" });
  const isStreamed = isObject(value) && Object.values(value).some(isLong);
  const text = isStreamed ? "" : JSON.stringify(value);
  if (!isStreamed && text.length < COMPRESS_FROM) return new Response(text, { status, headers });
  headers.set("Vary", "Accept-Encoding");
  const isZipped = acceptsGzip(acceptEncoding);
  if (isZipped) headers.set("Content-Encoding", "gzip");
  if (isStreamed) return new Response(stream(value, isZipped), { status, headers });
  return new Response(isZipped ? await compress(text) : text, { status, headers });
}
