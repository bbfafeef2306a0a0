import { Hono } from "hono";
import { openFont } from "#settings/server";
import { mediaHeaders } from "../assets/media-answer.ts";
import type { ServerEnv, Services } from "../services.ts";

const FILE = /^\/media\/fonts\/([\da-f]{64})\.woff2$/;

/** The fonts that the owner uploaded, by the hash of their content, for as long as they are listed in the settings. */
export function ownFontRoutes(services: Services) {
  return new Hono<ServerEnv>().get("/media/fonts/*", async (context) => {
    const [, hash] = FILE.exec(context.req.path) ?? [];
    const opened = hash === undefined ? undefined : await openFont(services, hash);
    if (opened && !opened.ok) {
      const headers = { "Cache-Control": "no-store", "Retry-After": "10" };
      return context.text("The storage for fonts doesn’t answer. Try again later.", 503, headers);
    }
    const file = opened?.value;
    if (!hash || !file) return context.text("File not found", 404, { "Cache-Control": "no-store" });
    const headers = { ...mediaHeaders(hash), "Content-Type": "font/woff2", "Content-Length": String(file.bytes) };
    return new Response(file.body, { status: 200, headers });
  });
}
