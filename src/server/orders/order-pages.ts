import type { Context } from "hono";
import { createElement } from "react";
import { ORDER_FORM, ORDER_PATH } from "#billing";
import { formToken } from "#forms/server";
import { localePath, splitLocale } from "#shared";
import { servedTextsFor } from "#shared/served-texts";
import { sendSection } from "../pages/send-section.ts";
import type { Services } from "../services.ts";
import type { Ordered } from "./find-ordered.ts";
import { OrderAnswer, OrderForm, type OrderFormProps } from "./OrderForm.tsx";
import { offeredPrice, priceOf } from "./order-price.ts";

/** The page that orders begin on. */
const PRICING_PATH = "/pricing";

/** Answers with thanks for an order, or says that the offer doesn't exist. */
export function sendOrderAnswer(services: Services, context: Context, isDone: boolean): Promise<Response> {
  const { locale } = splitLocale(context.req.path);
  const { order } = servedTextsFor(locale);
  return sendSection(services, context, PRICING_PATH, {
    title: isDone ? order.thanksTitle : order.goneTitle,
    content: createElement(OrderAnswer, { locale, isDone }),
    status: isDone ? 200 : 404,
  });
}

type Refusal = Pick<OrderFormProps, "values" | "error" | "fields"> & { status: number };

/** Answers with the form for an order. @param refusal why a post of it was refused, with the entered values. */
export function sendOrderForm(
  services: Services,
  context: Context,
  { offer, choice, isWithoutCoupon }: Ordered,
  refusal?: Refusal,
): Promise<Response> {
  const { status = 200, ...shown } = refusal ?? {};
  const { locale } = splitLocale(context.req.path);
  const { order } = servedTextsFor(locale);
  const given = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const content = createElement(OrderForm, {
    locale,
    action: localePath(ORDER_PATH, locale),
    token: formToken(services.secret, ORDER_FORM, Date.now()),
    plan: offer.terms.name,
    ...priceOf(offer, locale),
    offered: offeredPrice(offer),
    choice: Object.fromEntries(given),
    notice: isWithoutCoupon ? order.noCoupon : undefined,
    ...shown,
  });
  const title = order.title.replace("{plan}", () => offer.terms.name);
  return sendSection(services, context, PRICING_PATH, { title, content, status });
}
