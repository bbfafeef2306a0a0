import { Readable } from "node:stream";
import { isObject } from "#shared";
import { yieldToRequests } from "#shared/server";

/** How many entries of a list are written at a time. */
const PART = 200;

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

/** Responds with an object as JSON that must not be cached. */
export function jsonAnswer(value: object, status: number): Response {
  const headers = { "Cache-Control": "no-store", "Content-Type": "application/json" };
  const isLarge = isObject(value) && Object.values(value).some(isLong);
  if (!isLarge) return new Response(JSON.stringify(value), { status, headers });
  return new Response(Readable.toWeb(Readable.from(written(value))) as ReadableStream, { status, headers });
}
