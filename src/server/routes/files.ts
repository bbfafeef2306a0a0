import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { ServerEnv, Services } from "../services.ts";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

/** Built files: hashed ones (by name or by `?v=`) never change, the others are asked for again after an hour. */
export function fileRoutes({ publicFolder }: Services) {
  const app = new Hono<ServerEnv>();
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
