import { Hono, type Context } from "hono";
import { createElement } from "react";
import { LINK_PATHS, NEWSLETTER_PATH, type LinkPurpose } from "#subscribers";
import { confirmSubscriber, readState, readToken, unsubscribe } from "#subscribers/server";
import { countHit } from "#db";
import { formLimit } from "#forms/server";
import { splitLocale, textsFor } from "#shared";
import { isOwnOrigin } from "../middleware/origin-check.ts";
import { getErrorPage } from "../pages/page-service.ts";
import { sendPage } from "../pages/send-page.ts";
import { sendSection } from "../pages/send-section.ts";
import type { ServerEnv, Services } from "../services.ts";
import { SubscriptionCard, subscriptionTitle, type SubscriptionView } from "../subscription/SubscriptionCard.tsx";

/** Only posts with wrong tokens are counted: mail services unsubscribe many people from a few addresses. */
const WRONG_TOKENS = formLimit("newsletter link");

function purposeOf(context: Context): LinkPurpose | undefined {
  const { path } = splitLocale(context.req.path);
  if (path === LINK_PATHS.confirm) return "confirm";
  return path === LINK_PATHS.unsubscribe ? "unsubscribe" : undefined;
}

/**
 * The pages behind the links in emails to subscribers. Opening one changes nothing. A post with a valid token confirms or
 * unsubscribes, without a script too; unsubscribing needs no page of ours before it, as mail programs do it themselves (RFC
 * 8058). Never cached.
 */
export function subscriptionRoutes(services: Services) {
  const { environment: env, secret, database } = services;
  const rules = { appOrigin: env.APP_URL, allowedOrigins: env.ALLOWED_ORIGINS };

  async function send(context: Context<ServerEnv>, view: SubscriptionView): Promise<Response> {
    const { locale } = splitLocale(context.req.path);
    return sendSection(services, context, NEWSLETTER_PATH, {
      title: subscriptionTitle(view, locale),
      content: createElement(SubscriptionCard, { view, locale }),
      status: view.kind === "gone" ? 404 : 200,
    });
  }

  async function show(context: Context<ServerEnv>, purpose: LinkPurpose): Promise<Response> {
    const token = context.req.query("token") ?? "";
    const id = readToken(secret, purpose, token);
    if (id === undefined) return send(context, { kind: "gone" });
    const state = await readState(database.db, id);
    const isDone = purpose === "confirm" ? state === "subscribed" : state === undefined || state === "unsubscribed";
    if (isDone) return send(context, { kind: purpose });
    if (purpose === "confirm" && state !== "asked") return send(context, { kind: "gone" });
    return send(context, { kind: "ask", purpose, token });
  }

  async function refuse(context: Context<ServerEnv>): Promise<Response> {
    const retryAfter = await countHit({ database, secret }, WRONG_TOKENS, context.var.clientAddress, Date.now());
    if (retryAfter === 0) return send(context, { kind: "gone" });
    const { form } = textsFor(splitLocale(context.req.path).locale);
    return context.text(form.tooMany, 429, { "Retry-After": String(retryAfter) });
  }

  async function carryOut(context: Context<ServerEnv>, purpose: LinkPurpose): Promise<Response> {
    const id = readToken(secret, purpose, context.req.query("token") ?? "");
    if (id === undefined) return refuse(context);
    if (purpose === "unsubscribe") {
      await unsubscribe(database.db, id, new Date());
      return send(context, { kind: "unsubscribe" });
    }
    if (!isOwnOrigin(context.req.raw.headers, rules)) {
      return sendPage(await getErrorPage(services, context.req.path, "forbidden"), {});
    }
    const isConfirmed = await confirmSubscriber(database, id, new Date());
    return send(context, { kind: isConfirmed ? "confirm" : "gone" });
  }

  return new Hono<ServerEnv>()
    .get("*", async (context, next) => {
      const purpose = purposeOf(context);
      return purpose ? show(context, purpose) : next();
    })
    .post("*", async (context, next) => {
      const purpose = purposeOf(context);
      return purpose ? carryOut(context, purpose) : next();
    });
}
