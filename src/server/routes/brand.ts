import { Hono, type Context } from "hono";
import { IMMUTABLE, sendFile } from "../pages/send-page.ts";
import type { ServerEnv, Services } from "../services.ts";
import { brandFilesOf } from "../pages/site-brand.ts";
import { siteIcon } from "../share/site-icon.ts";

/** The files made from the settings, by address. */
const FILES = { "/assets/brand.css": "css", "/assets/mark.svg": "mark" } as const;

/** Where browsers that don't draw SVG, home screens and feed readers look for an icon that no page names. */
const ICONS = ["/favicon.ico", "/apple-touch-icon.png"];
const AN_HOUR = "public, max-age=3600";

/**
 * The brand stylesheet and the site's mark, cached for a year under their versions. Another process may have just changed
 * the settings and sent pages that name a version this one hasn't read yet: it reads them again, and an unknown version is
 * never cached.
 */
export function brandRoutes(services: Services) {
  const app = new Hono<ServerEnv>();

  async function send(context: Context, name: (typeof FILES)[keyof typeof FILES]): Promise<Response> {
    const asked = context.req.query("v");
    if (asked !== undefined && asked !== brandFilesOf(services)[name].version) await services.settings.reload();
    const { file, version } = brandFilesOf(services)[name];
    const headers = { "Cache-Control": asked === version ? IMMUTABLE : "no-store" };
    return sendFile({ ...file, headers }, context.req.header("accept-encoding"));
  }

  for (const [path, name] of Object.entries(FILES)) app.get(path, (context) => send(context, name));
  for (const path of ICONS) {
    app.get(path, async (context) => {
      const icon = await siteIcon(services.media, services.settings.current);
      return context.body(new Uint8Array(icon), 200, { "Content-Type": "image/png", "Cache-Control": AN_HOUR });
    });
  }
  return app;
}
