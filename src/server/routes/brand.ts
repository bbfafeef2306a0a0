import { Hono } from "hono";
import { chooseEncoding } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";
import { lookOf } from "../site-look.ts";

const YEAR = "public, max-age=31536000, immutable";

/**
 * The brand stylesheet, kept for ever under its version. Another process may have changed the settings a moment ago and
 * sent pages that name a version which this one hasn't read yet: it reads again, and an unknown version is never kept.
 */
export function brandRoutes(services: Services) {
  return new Hono<ServerEnv>().get("/assets/brand.css", async (context) => {
    const asked = context.req.query("v");
    if (asked !== undefined && asked !== lookOf(services).version) await services.settings.reload();
    const { css, packed, version } = lookOf(services);
    context.header("Content-Type", "text/css; charset=utf-8");
    context.header("Vary", "Accept-Encoding");
    context.header("Cache-Control", asked === version ? YEAR : "no-store");
    if (chooseEncoding(context.req.header("accept-encoding")) === "identity") return context.body(css);
    context.header("Content-Encoding", "gzip");
    return context.body(packed);
  });
}
