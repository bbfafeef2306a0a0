import { serveStatic } from "@hono/node-server/serve-static";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { chooseEncoding, sendFile } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

/** Built files: hashed ones (by name or by `?v=`) never change, the others are revalidated after an hour. */
export function fileRoutes({ publicFolder, drawings, assets }: Services) {
  const app = new Hono<ServerEnv>();
  app.get("/assets/:file{page-[\\w-]+\\.css}", async (context, next) => {
    const sheet = assets.sheets?.find(context.req.path);
    return sheet ? sendFile(sheet, context.req.header("accept-encoding")) : next();
  });
  for (const [path, sheet] of Object.entries(drawings)) {
    const bodies = {
      identity: Buffer.from(sheet),
      gzip: gzipSync(sheet, { level: 9 }),
      br: brotliCompressSync(sheet),
    };
    app.get(path, (context) => {
      const encoding = chooseEncoding(context.req.header("accept-encoding"));
      context.header("Content-Type", "image/svg+xml");
      context.header("Vary", "Accept-Encoding");
      context.header("Cache-Control", context.req.query("v") === undefined ? HOUR : YEAR);
      if (encoding !== "identity") context.header("Content-Encoding", encoding);
      return context.body(bodies[encoding]);
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
