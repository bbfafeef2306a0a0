import type { Context } from "hono";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ORDER_FORM, ORDER_PATH } from "#billing";
import { formToken } from "#forms/server";
import { localePath, splitLocale } from "#shared";
import { servedTextsFor } from "#shared/served-texts";
import { generatedPage } from "../generated-page.ts";
import { findHomeBlocks, renderNoindex } from "../page-service.ts";
import { sendPage } from "../send-page.ts";
import type { Services } from "../services.ts";
import type { Ordered } from "./find-ordered.ts";
import { OrderAnswer, OrderForm, type OrderFormProps } from "./OrderForm.tsx";
import { offeredPrice, priceOf } from "./order-price.ts";

type Shown = { title: string; content: ReactElement; status: number };

async function send(services: Services, context: Context, { title, content, status }: Shown): Promise<Response> {
  const { locale } = splitLocale(context.req.path);
  const page = { ...generatedPage(await findHomeBlocks(services, locale), title), locale };
  const section = `<section class="py-section"><div class="mx-auto max-w-prose px-5 md:px-8">${renderToStaticMarkup(content)}</div></section>`;
  // The choice of languages leads to the plans: an order's address has a query, which no other language's link keeps.
  const rendered = await renderNoindex(services, page, localePath("/pricing", locale), { section });
  context.set("isPage", true);
  const sent = { ...rendered, status, isPrivate: true };
  return sendPage(sent, { acceptEncoding: context.req.header("accept-encoding") });
}

/** Answers with thanks for an order, or says that there is no such offer. */
export function sendOrderAnswer(services: Services, context: Context, isDone: boolean): Promise<Response> {
  const { locale } = splitLocale(context.req.path);
  const { order } = servedTextsFor(locale);
  return send(services, context, {
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
  return send(services, context, { title, content, status });
}
