import { Hono, type Context } from "hono";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ORDER_FORM, ORDER_PATH, readPlanChoice, type PlanChoice } from "#billing";
import { findOffer, parseChoice, parseOrder, paymentsOf, storeOrder, type Offer } from "#billing/server";
import { countHit } from "#db";
import { HONEYPOT_FIELD } from "#forms";
import { formLimit, formToken, isValidToken } from "#forms/server";
import { limitTries } from "#plans/server";
import { cleanText, keepLines, localePath, splitLocale, textsFor, type Locale } from "#shared";
import { servedTextsFor } from "#shared/served-texts";
import { readSent } from "../form-service.ts";
import { generatedPage } from "../generated-page.ts";
import { limitBody } from "../middleware/limit-body.ts";
import { isOwnOrigin } from "../middleware/origin-check.ts";
import { OrderAnswer, OrderForm, type OrderFormProps } from "../orders/OrderForm.tsx";
import { OFFERED_FIELD, offeredPrice, priceOf } from "../orders/order-price.ts";
import { findHomeBlocks, getErrorPage, renderNoindex } from "../page-service.ts";
import { sendPage } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

const MAX_BODY = 64 * 1024;

/** An offer that someone orders; a coupon that can't be used is left out, and said so. */
type Ordered = { offer: Offer; choice: PlanChoice; isWithoutCoupon: boolean };

async function findOrdered(
  services: Services,
  choice: PlanChoice | undefined,
  client: string,
): Promise<Ordered | undefined> {
  const checked = choice && parseChoice(choice);
  if (!choice || !checked) return undefined;
  const find = () => findOffer(services.database.db, checked, new Date());
  const found = await (checked.coupon ? limitTries(services, client, find) : find());
  if (found.ok) return { offer: found.value, choice, isWithoutCoupon: false };
  const isRefused = found.error.code === "TOO_MANY" || found.error.code.startsWith("COUPON_");
  return isRefused ? findWithoutCoupon(services, choice) : undefined;
}

async function findWithoutCoupon({ database }: Services, choice: PlanChoice): Promise<Ordered | undefined> {
  const { coupon: _refused, ...rest } = choice;
  const checked = parseChoice(rest);
  const found = checked && (await findOffer(database.db, checked, new Date()));
  return found?.ok ? { offer: found.value, choice: rest, isWithoutCoupon: true } : undefined;
}

/** `/order?plan=…`: people without an account order a plan, without a script too. Never cached. */
export function orderRoutes(services: Services) {
  const { environment: env, secret, database } = services;
  const rules = { appOrigin: env.APP_URL, allowedOrigins: env.ALLOWED_ORIGINS };
  const localeOf = (context: Context): Locale => splitLocale(context.req.path).locale;

  async function send(context: Context, title: string, content: ReactElement, status = 200): Promise<Response> {
    const locale = localeOf(context);
    const page = { ...generatedPage(await findHomeBlocks(services, locale), title), locale };
    const section = `<section class="py-section"><div class="mx-auto max-w-prose px-5 md:px-8">${renderToStaticMarkup(content)}</div></section>`;
    // The choice of languages leads to the plans: an order's address has a query, which no other language's link keeps.
    const rendered = await renderNoindex(services, page, localePath("/pricing", locale), { section });
    context.set("isPage", true);
    const sent = { ...rendered, status, isPrivate: true };
    return sendPage(sent, { acceptEncoding: context.req.header("accept-encoding") });
  }

  const sendAnswer = (context: Context, isDone: boolean) => {
    const locale = localeOf(context);
    const { order } = servedTextsFor(locale);
    const title = isDone ? order.thanksTitle : order.goneTitle;
    return send(context, title, createElement(OrderAnswer, { locale, isDone }), isDone ? 200 : 404);
  };

  function sendForm(
    context: Context,
    { offer, choice, isWithoutCoupon }: Ordered,
    answer: Pick<OrderFormProps, "values" | "error" | "fields"> & { status?: number } = {},
  ) {
    const { status = 200, ...shown } = answer;
    const locale = localeOf(context);
    const { order } = servedTextsFor(locale);
    const given = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const form = createElement(OrderForm, {
      locale,
      action: localePath(ORDER_PATH, locale),
      token: formToken(secret, ORDER_FORM, Date.now()),
      plan: offer.terms.name,
      ...priceOf(offer, locale),
      offered: offeredPrice(offer),
      choice: Object.fromEntries(given),
      notice: isWithoutCoupon ? order.noCoupon : undefined,
      ...shown,
    });
    return send(
      context,
      order.title.replace("{plan}", () => offer.terms.name),
      form,
      status,
    );
  }

  async function receive(context: Context<ServerEnv>): Promise<Response> {
    const sent = await readSent(context);
    if (!sent) return sendAnswer(context, false);
    const { fields, entries } = sent;
    const { form: texts } = textsFor(localeOf(context));
    const message = keepLines(entries.findLast(([name]) => name === "message")?.[1] ?? "");
    const given = new Map(Object.entries({ ...fields, message }));
    const named = readPlanChoice(given);
    const choice = named && parseChoice(named);
    const ordered = await findOrdered(services, named, context.var.clientAddress);
    if (!choice || !ordered) return sendAnswer(context, false);
    const now = Date.now();
    const values = Object.fromEntries(given);
    const refuse = (status: number, error: string, refused = {}) =>
      sendForm(context, ordered, { status, error, values, fields: refused });
    const retryAfter = await countHit({ database, secret }, formLimit(ORDER_FORM), context.var.clientAddress, now);
    if (retryAfter > 0) return refuse(429, texts.tooMany);
    if (!isValidToken(secret, ORDER_FORM, fields.csrf ?? "", now)) return refuse(403, texts.expired);
    const checked = parseOrder(values, texts);
    // A coupon that can't be used any more is refused below, with the price without it.
    const isSame = ordered.isWithoutCoupon || [undefined, offeredPrice(ordered.offer)].includes(fields[OFFERED_FIELD]);
    const faults = checked.ok ? {} : checked.fields;
    if (!isSame) return refuse(409, servedTextsFor(localeOf(context)).order.changed, faults);
    if (!checked.ok) return refuse(422, texts.checkFields, faults);
    const isSuspicious = Boolean(fields[HONEYPOT_FIELD]);
    const order = { ...checked.values, locale: localeOf(context), choice, isSuspicious };
    const stored = await storeOrder(paymentsOf(services), order);
    if (stored.ok) return sendAnswer(context, true);
    if (!stored.error.code.startsWith("COUPON_")) return sendAnswer(context, false);
    // Such as one whose last redemption went to somebody else: the visitor sees the price without it before ordering.
    const plain = await findWithoutCoupon(services, named);
    if (!plain) return sendAnswer(context, false);
    const error = servedTextsFor(localeOf(context)).order.noCoupon;
    return sendForm(context, { ...plain, isWithoutCoupon: false }, { status: 422, error, values });
  }

  const app = new Hono<ServerEnv>();
  const isOrder = (context: Context) => splitLocale(context.req.path).path === ORDER_PATH;
  const limit = limitBody(MAX_BODY, async (context) =>
    sendPage(await getErrorPage(services, context.req.path, 403), {}),
  );
  app.get("*", async (context, next) => {
    if (!isOrder(context)) return next();
    const query = new Map([...new URL(context.req.url).searchParams].map(([name, value]) => [name, cleanText(value)]));
    const ordered = await findOrdered(services, readPlanChoice(query), context.var.clientAddress);
    return ordered ? sendForm(context, ordered) : sendAnswer(context, false);
  });
  app.post("*", async (context, next) => {
    if (!isOrder(context)) return next();
    if (!isOwnOrigin(context.req.raw.headers, rules)) {
      return sendPage(await getErrorPage(services, context.req.path, 403), {});
    }
    return (await limit(context, async () => void (context.res = await receive(context)))) ?? context.res;
  });
  return app;
}
