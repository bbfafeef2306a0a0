import { COUPON_ACTION, COUPON_QUERY } from "#blocks";
import { showPlans, singlePlan, type PlanList } from "#blocks/server";
import { isValidToken, type FormStore } from "#forms/server";
import { textsFor, type JsonObject } from "#shared";
import type { Answer, PagePost } from "../forms/page-post.ts";
import { readPlanList } from "./plans-reader.ts";
import { tryCoupon } from "./try-coupon.ts";

const textIn = (content: JsonObject, name: string): string => (typeof content[name] === "string" ? content[name] : "");

/** Leaves out the plans that a block doesn't show. */
function shownIn(content: JsonObject, list: PlanList): PlanList {
  if (textIn(content, "style") !== "single") return list;
  const plan = singlePlan(list.plans, textIn(content, "plan"));
  return { ...list, plans: plan ? [plan] : [] };
}

/**
 * Opens the form for coupons (spec 4, 7). It stores nothing: its answer has the shown prices that the code changes, and
 * without a script leads to the address that shows them.
 */
export function couponForm(store: FormStore): (post: PagePost) => Promise<Answer> {
  return async ({ fields, client, texts: form, address, locale, found }) => {
    const { coupon: texts } = textsFor(locale).pricing;
    if (!isValidToken(store.secret, COUPON_ACTION, fields.csrf ?? "", Date.now())) {
      return { status: 403, error: form.expired };
    }
    if (found?.content.allowCoupons !== true) return { status: 404, error: texts.closed };
    const { code = "", interval, currency } = fields;
    if (code === "") return { status: 422, error: form.required };
    const tried = await tryCoupon(store, client, code);
    if (!tried.ok) {
      const error = texts.problems[tried.error.code];
      return "retryAfter" in tried ? { status: 429, error, retryAfter: tried.retryAfter } : { status: 422, error };
    }
    const list = shownIn(found.content, await readPlanList(store.database.db, { ...address, locale }, tried.value));
    const shown = showPlans(list, { interval, currency });
    if (shown.coupon?.problem) return { status: 422, error: texts.problems[shown.coupon.problem] };
    const prices = shown.plans.flatMap(({ id: plan, price }) =>
      price?.amountBefore === undefined
        ? []
        : [
            {
              plan,
              interval: price.interval,
              currency: price.currency,
              amount: price.amount,
              amountBefore: price.amountBefore,
            },
          ],
    );
    const query = new URLSearchParams([[COUPON_QUERY, tried.value.code]]);
    const shownAt = `${shown.href}${shown.href.includes("?") ? "&" : "?"}${query}`;
    return { status: 200, success: texts.applied.text.replace("{code}", () => tried.value.code), prices, shownAt };
  };
}
