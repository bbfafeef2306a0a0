import { paySession } from "./checkout.ts";
import { textOf, type Params } from "./form-body.ts";
import { checkoutPage, portalPage } from "./pages.ts";
import { payDebt, renew, updateSubscription } from "./subscriptions.ts";
import { find, type Store } from "./store.ts";

/** What a browser is answered: a page, or where to go next. */
export type BrowserAnswer = { page: string } | { location: string };

function visitCheckout(store: Store, id: string, action: string | undefined): BrowserAnswer {
  const session = find(store.sessions, "checkout.session", id);
  if (action === "back") return { location: session.cancel_url };
  if (action === "pay") {
    const paid = paySession(store, id);
    return { location: paid.success_url.replace("{CHECKOUT_SESSION_ID}", id) };
  }
  return { page: checkoutPage(store, session, action === "decline") };
}

const ACTIONS: Readonly<Record<string, (store: Store, id: string) => unknown>> = {
  cancel: (store, id) => updateSubscription(store, id, { cancel_at_period_end: "true" }),
  renew: (store, id) => renew(store, id, true),
  fail: (store, id) => renew(store, id, false),
  settle: payDebt,
};

/**
 * Answers the pages that Stripe hosts: `/pay/<session>` and `/portal/<customer>`.
 * @param form what a button sent; undefined for a visit. @returns undefined for any other path.
 */
export function visit(store: Store, { pathname, searchParams }: URL, form?: Params): BrowserAnswer | undefined {
  const [, area, id = ""] = pathname.split("/");
  const action = form && textOf(form, "do");
  if (area === "pay") return visitCheckout(store, id, action);
  if (area !== "portal") return undefined;
  const subscription = form && textOf(form, "subscription");
  if (subscription !== undefined) ACTIONS[action ?? ""]?.(store, subscription);
  return { page: portalPage(store, id, searchParams.get("back") ?? "/") };
}
