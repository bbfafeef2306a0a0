import { Hono } from "hono";
import { OUTAGE_SECONDS, outageOf } from "#db";
import { splitLocale, textsFor } from "#shared";
import { mountApi } from "./api/mount.ts";
import { apiRoutes } from "./api/routes.ts";
import { wantsJson } from "./forms/answer-post.ts";
import { clientAddress } from "./middleware/client-address.ts";
import { logFailure } from "./middleware/log-failure.ts";
import { requestLog } from "./middleware/request-log.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { getErrorPage } from "./pages/page-service.ts";
import { adminRoutes } from "./routes/admin.ts";
import { brandRoutes } from "./routes/brand.ts";
import { catalogueRoutes } from "./routes/catalogue.ts";
import { fileRoutes } from "./routes/files.ts";
import { formRoutes } from "./routes/forms.ts";
import { healthRoutes } from "./routes/health.ts";
import { mediaFileRoutes } from "./routes/media.ts";
import { mediaVariantRoutes } from "./routes/media-variants.ts";
import { orderRoutes } from "./routes/orders.ts";
import { ownFontRoutes } from "./routes/own-fonts.ts";
import { pageRoutes } from "./routes/pages.ts";
import { shareRoutes } from "./routes/share.ts";
import { subscriptionRoutes } from "./routes/subscription.ts";
import { systemRoutes } from "./routes/system.ts";
import { sendPage } from "./pages/send-page.ts";
import type { ServerEnv, Services } from "./services.ts";

/** Assembles the routes. Pages come last: they answer every address that nothing else claims. */
export function createApp(services: Services) {
  const app = new Hono<ServerEnv>();
  const headers = Object.entries(securityHeaders(services.origin));
  app.use(requestLog(services.log), clientAddress(services.environment.TRUST_PROXY), async (context, next) => {
    await next();
    // Nobody reads this body: whatever produces it, such as a stream of events, would wait for a reader forever.
    if (context.req.method === "HEAD") await context.res.body?.cancel();
    // Pages have their own: changing headers afterwards would double the cost of a cached page.
    if (context.var.isPage) return;
    for (const [name, value] of headers) context.res.headers.set(name, value);
  });
  app.route("/", healthRoutes(services));
  app.route("/", systemRoutes(services));
  app.route("/", brandRoutes(services));
  app.route("/", fileRoutes(services));
  app.route("/", shareRoutes(services));
  app.route("/", ownFontRoutes(services));
  app.route("/", mediaVariantRoutes(services));
  app.route("/", mediaFileRoutes(services));
  app.route("/", mountApi(services, apiRoutes));
  app.route("/", adminRoutes(services));
  app.route("/", catalogueRoutes(services));
  app.route("/", orderRoutes(services));
  app.route("/", subscriptionRoutes(services));
  app.route("/", formRoutes(services));
  app.route("/", pageRoutes(services));
  app.onError(async (error, context) => {
    const gone = logFailure(services.log, error, context);
    if (gone) return gone;
    const isOutage = outageOf(error) !== undefined;
    const status = isOutage ? 503 : 500;
    const retry: Record<string, string> = isOutage ? { "Retry-After": String(OUTAGE_SECONDS) } : {};
    const { form } = textsFor(splitLocale(context.req.path).locale);
    if (wantsJson(context)) return context.json({ error: form.failed }, status, retry);
    const page = await getErrorPage(services, context.req.path, "serverError");
    return sendPage({ ...page, status, headers: { ...page.headers, ...retry } }, {});
  });
  return app;
}
