import { Hono } from "hono";
import { LEAD_ACTION } from "#leads";
import { formToken } from "#forms/server";
import { getErrorPage } from "../pages/page-service.ts";
import { pageHeaders, searchOf } from "../pages/page-request.ts";
import { getLlmsText } from "../readers/llms-page.ts";
import { getSitemap } from "../readers/sitemap-page.ts";
import { sendPage } from "../pages/send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

/** Addresses for machines: form tokens, robots.txt, llms.txt and the sitemap. */
export function systemRoutes(services: Services) {
  const { origin, secret } = services;
  const app = new Hono<ServerEnv>();

  app.get("/csrf", (context) => {
    context.header("Cache-Control", "no-store");
    const form = context.req.query("form") ?? LEAD_ACTION;
    return context.json({ token: formToken(secret, form.slice(0, 100), Date.now()) });
  });

  app.get("/robots.txt", (context) =>
    context.text(
      `User-agent: *\nDisallow: /admin/\nDisallow: /admin$\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  );

  app.get("/llms.txt", async (context) => {
    context.set("isPage", true);
    return sendPage(await getLlmsText(services), pageHeaders(context), services.environment.SHARED_CACHE_SECONDS);
  });

  app.get("/sitemap.xml", async (context) => {
    context.set("isPage", true);
    const page =
      (await getSitemap(services, searchOf(context.req.url))) ?? (await getErrorPage(services, "/", "notFound"));
    return sendPage(page, pageHeaders(context), services.environment.SHARED_CACHE_SECONDS);
  });

  return app;
}
