import { Hono } from "hono";
import { isSigned, variantAt } from "#media/server";
import { mediaAnswer, mediaHeaders } from "../assets/media-answer.ts";
import type { ServerEnv, Services } from "../services.ts";

/** An original that permanently takes a variant's place is looked up again after a day. */
const FOR_A_DAY = "public, max-age=86400";

/**
 * Uploaded pictures in smaller widths (`/media/<hash>-960.webp`) and the parts of them that pages show; other addresses are
 * left to the routes that follow.
 */
export function mediaVariantRoutes({ variants, secret }: Services) {
  const app = new Hono<ServerEnv>();
  app.get("/media/*", async (context, next) => {
    const variant = variantAt(context.req.path);
    if (!variant || !isSigned(secret, variant)) return next();
    const { name } = variant;
    const headers = mediaHeaders(name);
    // A browser's copy is always current: neither the original nor the way it is scaled changes under this name.
    if (context.req.header("if-none-match")?.includes(headers.ETag ?? "")) {
      return new Response(null, { status: 304, headers });
    }
    const opened = await variants.open(variant);
    if (!opened) return context.text("File not found", 404, { "Cache-Control": "no-store" });
    if ("instead" in opened) {
      context.header("Cache-Control", opened.isFinal ? FOR_A_DAY : "no-store");
      return context.redirect(opened.instead, 302);
    }
    if (context.req.method !== "HEAD") return mediaAnswer(name, opened.file, false);
    await opened.file.body?.cancel();
    return mediaAnswer(name, { ...opened.file, body: undefined }, false);
  });
  return app;
}
