import type { Context } from "hono";
import { ORDER_FORM, readPlanChoice } from "#billing";
import { parseChoice, parseOrder, paymentsOf, storeOrder } from "#billing/server";
import { countHit } from "#db";
import { HONEYPOT_FIELD } from "#forms";
import { formLimit, isValidToken } from "#forms/server";
import { keepLines, splitLocale, textsFor } from "#shared";
import { servedTextsFor } from "#shared/served-texts";
import { readSent } from "../forms/form-body.ts";
import type { ServerEnv, Services } from "../services.ts";
import { findOrdered, findWithoutCoupon } from "./find-ordered.ts";
import { sendOrderAnswer, sendOrderForm } from "./order-pages.ts";
import { OFFERED_FIELD, offeredPrice } from "./order-price.ts";

type Fields = Readonly<Record<string, string>>;

/** Reads a posted order form; the message keeps its lines. */
async function readOrder(context: Context<ServerEnv>): Promise<Fields | undefined> {
  const sent = await readSent(context);
  if (!sent) return undefined;
  const message = keepLines(sent.entries.findLast(([name]) => name === "message")?.[1] ?? "");
  return { ...sent.fields, message };
}

/** Stores a posted order, and answers with thanks or with the form and what is wrong. */
export async function receiveOrder(services: Services, context: Context<ServerEnv>): Promise<Response> {
  const { secret, database } = services;
  const { locale } = splitLocale(context.req.path);
  const [{ form: texts }, { order: orderTexts }] = [textsFor(locale), servedTextsFor(locale)];
  const values = await readOrder(context);
  const named = values && readPlanChoice(new Map(Object.entries(values)));
  const choice = named && parseChoice(named);
  const ordered = await findOrdered(services, named, context.var.clientAddress);
  if (!choice || !ordered) return sendOrderAnswer(services, context, false);
  const now = Date.now();
  const refuse = (status: number, error: string, fields = {}) =>
    sendOrderForm(services, context, ordered, { status, error, values, fields });
  const retryAfter = await countHit({ database, secret }, formLimit(ORDER_FORM), context.var.clientAddress, now);
  if (retryAfter > 0) return refuse(429, texts.tooMany);
  if (!isValidToken(secret, ORDER_FORM, values.csrf ?? "", now)) return refuse(403, texts.expired);
  const checked = parseOrder(values, texts);
  // A coupon that can't be used any more is refused below, with the price without it.
  const isSame = ordered.isWithoutCoupon || [undefined, offeredPrice(ordered.offer)].includes(values[OFFERED_FIELD]);
  const faults = checked.ok ? {} : checked.fields;
  if (!isSame) return refuse(409, orderTexts.changed, faults);
  if (!checked.ok) return refuse(422, texts.checkFields, faults);
  const isSuspicious = Boolean(values[HONEYPOT_FIELD]);
  const stored = await storeOrder(paymentsOf(services), { ...checked.values, locale, choice, isSuspicious });
  if (stored.ok) return sendOrderAnswer(services, context, true);
  if (!stored.error.code.startsWith("COUPON_")) return sendOrderAnswer(services, context, false);
  // Such as one whose last redemption went to someone else: the visitor sees the price without it before ordering.
  const plain = await findWithoutCoupon(services, named);
  if (!plain) return sendOrderAnswer(services, context, false);
  const refused = { ...plain, isWithoutCoupon: false };
  return sendOrderForm(services, context, refused, { status: 422, error: orderTexts.noCoupon, values });
}
