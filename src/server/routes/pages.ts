import { Hono } from "hono";
import { getPage, renderError } from "../page-service.ts";
import { sendPage } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

/** GET and HEAD of any published page; everything else is the 404 page. */
export function pageRoutes(services: Services) {
  return new Hono<ServerEnv>().get("*", async (context) => {
    const { path } = context.req;
    const page = (await getPage(services, path)) ?? (await renderError(services, path, 404));
    const headers = {
      acceptEncoding: context.req.header("accept-encoding"),
      ifNoneMatch: context.req.header("if-none-match"),
    };
    return sendPage(page, headers, services.environment.SHARED_CACHE_SECONDS);
  });
}
