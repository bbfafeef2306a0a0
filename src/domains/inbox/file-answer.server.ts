import type { Logger } from "pino";
import { streamAnswer } from "#contract/server";
import type { OpenedFile } from "#media/server";

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) yield chunk;
}

/**
 * Sends a visitor's file to the team: to be saved, whatever it is. Nothing in it is shown or run by the browser, and no
 * cache keeps it.
 */
export function fileAnswer({ name, bytes, body }: OpenedFile & { name: string }, log: Logger): Response {
  const plain = name.replaceAll(/[^\w.\- ]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  const headers = {
    "Content-Type": "application/octet-stream",
    "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    "Content-Length": String(bytes),
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
  };
  return streamAnswer({ chunks: chunksOf(body ?? new ReadableStream()), headers, log });
}
