import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context } from "hono";
import { nameOfMedia } from "#media/server";
import type { ServerEnv, Services } from "../services.ts";

/** Headers of every stored file. An SVG that is opened as a page runs nothing, loads nothing and has no origin. */
function headersOf(name: string): Record<string, string> {
  return {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ETag: `"${name.slice(0, 32)}"`,
  };
}

function notFound(context: Context<ServerEnv>): Response {
  return context.text("There is no such file", 404, { "Cache-Control": "no-store" });
}

/** Uploaded files by the hash of their content. Any other name, and every path that leads elsewhere, is not found. */
export function mediaFileRoutes({ environment }: Services) {
  const app = new Hono<ServerEnv>();
  const files = serveStatic<ServerEnv>({ root: environment.DATA_DIR });
  app.get("/media/*", async (context) => {
    const name = nameOfMedia(context.req.path);
    if (!name) return notFound(context);
    const headers = headersOf(name);
    // A browser's copy under this name is always current: the content never changes.
    if (context.req.header("if-none-match")?.includes(headers.ETag ?? "")) {
      return new Response(null, { status: 304, headers });
    }
    const found = await files(context, async () => {});
    if (!found) return notFound(context);
    for (const [header, value] of Object.entries(headers)) found.headers.set(header, value);
    return found;
  });
  return app;
}
