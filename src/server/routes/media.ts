import { Hono, type Context } from "hono";
import { nameOfMedia, type OpenedFile } from "#media/server";
import { cutWhenFailed } from "../cut-body.ts";
import { mediaAnswer, mediaHeaders, rangeOf } from "../assets/media-answer.ts";
import type { ServerEnv, Services } from "../services.ts";

function notFound(context: Context<ServerEnv>): Response {
  return context.text("File not found", 404, { "Cache-Control": "no-store" });
}

function unavailable(context: Context<ServerEnv>): Response {
  const headers = { "Cache-Control": "no-store", "Retry-After": "10" };
  return context.text("The storage for pictures doesn’t answer. Try again later.", 503, headers);
}

/** Uploaded files by the hash of their content. Any other name, and every path that leads elsewhere, is not found. */
export function mediaFileRoutes({ media, log }: Services) {
  const app = new Hono<ServerEnv>();
  const report = (error: unknown) => log.warn({ err: error }, "a picture was cut off");
  app.get("/media/*", async (context) => {
    const name = nameOfMedia(context.req.path);
    if (!name) return notFound(context);
    const headers = mediaHeaders(name);
    // A browser's copy under this name is always current: the content never changes.
    if (context.req.header("if-none-match")?.includes(headers.ETag ?? "")) {
      return new Response(null, { status: 304, headers });
    }
    const isHead = context.req.method === "HEAD";
    const range = isHead ? undefined : rangeOf(context.req.raw.headers, headers.ETag);
    const found = isHead ? await media.find(name) : await media.open(name, range);
    if (!found.ok) return unavailable(context);
    if (!found.value) return notFound(context);
    const file: OpenedFile = found.value;
    const body = file.body && cutWhenFailed(file.body, context.env?.outgoing, report);
    return mediaAnswer(name, { ...file, body }, range !== undefined);
  });
  return app;
}
