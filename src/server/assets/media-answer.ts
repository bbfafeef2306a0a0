import { MEDIA_TYPES, type ByteRange, type OpenedFile } from "#media/server";

const RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/**
 * Reads the header `Range`. @returns undefined where the whole file is to be sent: without the header, for several ranges
 * at once, and for what isn't a range (RFC 9110, 14.2).
 */
function readRange(header: string | null): ByteRange | undefined {
  const [, start, end, last] = RANGE.exec(header ?? "") ?? [];
  if (last !== undefined) return { last: Number(last) };
  if (start === undefined || (end && Number(end) < Number(start))) return undefined;
  return { start: Number(start), ...(end && { end: Number(end) }) };
}

/**
 * @returns the bytes that a request for a file with this ETag asks for; undefined where the whole file is to be sent, also
 * to who has a part of another file (`If-Range`; RFC 9110, 13.1.5).
 */
export function rangeOf(headers: Headers, etag: string | undefined): ByteRange | undefined {
  const part = headers.get("if-range");
  return part === null || part === etag ? readRange(headers.get("range")) : undefined;
}

/** Headers of every stored file. An SVG that is opened as a page runs nothing, loads nothing and has no origin. */
export function mediaHeaders(name: string): Record<string, string> {
  return {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ETag: `"${name.slice(0, 32)}"`,
  };
}

function typeOf(name: string): string {
  const extension = name.slice(name.lastIndexOf(".") + 1);
  const [, type = "application/octet-stream"] =
    Object.entries(MEDIA_TYPES).find(([known]) => known === extension) ?? [];
  return type.endsWith("+xml") ? `${type}; charset=utf-8` : type;
}

/** Answers with a stored file, a part of it, or its headers alone. @param hasRange whether a part was asked for. */
export function mediaAnswer(name: string, file: OpenedFile, hasRange: boolean): Response {
  const { bytes, modified, part, body } = file;
  const headers = new Headers({ ...mediaHeaders(name), "Content-Type": typeOf(name), "Accept-Ranges": "bytes" });
  if (modified) headers.set("Last-Modified", modified.toUTCString());
  if (hasRange && !body) {
    headers.set("Content-Range", `bytes */${bytes}`);
    headers.set("Cache-Control", "no-store");
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Length", String(part ? part.end - part.start + 1 : bytes));
  if (part) headers.set("Content-Range", `bytes ${part.start}-${part.end}/${bytes}`);
  return new Response(body, { status: part ? 206 : 200, headers });
}
