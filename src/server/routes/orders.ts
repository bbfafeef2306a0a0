import { Hono, type Context } from "hono";
import { ORDER_PATH, readPlanChoice } from "#billing";
import { cleanText, splitLocale } from "#shared";
import { limitBody } from "../middleware/limit-body.ts";
import { isOwnOrigin } from "../middleware/origin-check.ts";
import { findOrdered } from "../orders/find-ordered.ts";
import { sendOrderAnswer, sendOrderForm } from "../orders/order-pages.ts";
import { receiveOrder } from "../orders/receive-order.ts";
import { getErrorPage } from "../pages/page-service.ts";
import { sendPage } from "../pages/send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

const MAX_BODY = 64 * 1024;

const isOrder = (context: Context) => splitLocale(context.req.path).path === ORDER_PATH;

/** `/order?plan=…`: people without an account order a plan, without a script too. Never cached. */
export function orderRoutes(services: Services) {
  const { environment: env } = services;
  const rules = { appOrigin: env.APP_URL, allowedOrigins: env.ALLOWED_ORIGINS };
  const refuse = async (context: Context) => sendPage(await getErrorPage(services, context.req.path, "forbidden"), {});
  const limit = limitBody(MAX_BODY, refuse);
  const app = new Hono<ServerEnv>();
  app.get("*", async (context, next) => {
    if (!isOrder(context)) return next();
    const query = new Map([...new URL(context.req.url).searchParams].map(([name, value]) => [name, cleanText(value)]));
    const ordered = await findOrdered(services, readPlanChoice(query), context.var.clientAddress);
    return ordered ? sendOrderForm(services, context, ordered) : sendOrderAnswer(services, context, false);
  });
  app.post("*", async (context, next) => {
    if (!isOrder(context)) return next();
    if (!isOwnOrigin(context.req.raw.headers, rules)) return refuse(context);
    return (
      (await limit(context, async () => void (context.res = await receiveOrder(services, context)))) ?? context.res
    );
  });
  return app;
}
