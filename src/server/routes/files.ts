import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { finish } from "#shared";
import { cachedPageInSteps, type CachedPage } from "#site";
import { sendFile } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

/**
 * Offers a sheet of drawings. It is made on its first request and compressed in the background, as it takes a fifth of a
 * start's time.
 */
function openDrawings(sheet: string): () => CachedPage {
  let file: CachedPage | undefined;
  return () => {
    if (file) return file;
    file = { ...finish(cachedPageInSteps([sheet], {}, Date.now())), contentType: "image/svg+xml" };
    void file.pack();
    return file;
  };
}

/** Built files: hashed ones (by name or by `?v=`) never change, the others are revalidated after an hour. */
export function fileRoutes({ publicFolder, drawings, assets }: Services) {
  const app = new Hono<ServerEnv>();
  app.get("/assets/:file{page-[\\w-]+\\.css}", async (context, next) => {
    const sheet = assets.sheets?.find(context.req.path);
    return sheet ? sendFile(sheet, context.req.header("accept-encoding")) : next();
  });
  for (const [path, sheet] of Object.entries(drawings)) {
    const file = openDrawings(sheet);
    app.get(path, (context) => {
      const headers = { "Cache-Control": context.req.query("v") === undefined ? HOUR : YEAR };
      return sendFile({ ...file(), headers }, context.req.header("accept-encoding"));
    });
  }
  const files = serveStatic<ServerEnv>({
    root: publicFolder,
    precompressed: true,
    onFound: (_path, context) => {
      const isHashed = context.req.path.startsWith("/assets/") || context.req.query("v") !== undefined;
      context.header("Cache-Control", isHashed ? YEAR : HOUR);
    },
  });
  for (const path of ["/assets/*", "/landing/*", "/favicon.svg"]) app.get(path, files);
  return app;
}
