import { Hono, type Context } from "hono";
import { chooseEncoding } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";
import { brandFilesOf } from "../site-brand.ts";

const YEAR = "public, max-age=31536000, immutable";

/** The files made from the settings, by address. */
const FILES = {
  "/assets/brand.css": { name: "css", type: "text/css; charset=utf-8" },
  "/assets/mark.svg": { name: "mark", type: "image/svg+xml" },
} as const;

/**
 * The brand stylesheet and the site's mark, cached for a year under their versions. Another process may have just changed
 * the settings and sent pages that name a version this one hasn't read yet: it reads them again, and an unknown version is
 * never cached.
 */
export function brandRoutes(services: Services) {
  const app = new Hono<ServerEnv>();

  async function send(context: Context, { name, type }: (typeof FILES)[keyof typeof FILES]): Promise<Response> {
    const asked = context.req.query("v");
    if (asked !== undefined && asked !== brandFilesOf(services)[name].version) await services.settings.reload();
    const { text, packed, version } = brandFilesOf(services)[name];
    context.header("Content-Type", type);
    context.header("Vary", "Accept-Encoding");
    context.header("Cache-Control", asked === version ? YEAR : "no-store");
    if (chooseEncoding(context.req.header("accept-encoding")) === "identity") return context.body(text);
    context.header("Content-Encoding", "gzip");
    return context.body(packed);
  }

  for (const [path, file] of Object.entries(FILES)) app.get(path, (context) => send(context, file));
  return app;
}
