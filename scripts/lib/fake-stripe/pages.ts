import type { Session } from "./objects.ts";
import { find, type Store } from "./store.ts";

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** An amount in minor units with its currency, as people read it. */
function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>
body { font: 16px/1.5 system-ui; max-width: 28rem; margin: 4rem auto; padding: 0 1rem; color-scheme: light dark }
form { display: flex; flex-wrap: wrap; gap: .75rem } button { font: inherit; padding: .5rem 1rem }
</style>
<h1>${escape(title)}</h1>
${content}
<p><small>This is a fake of Stripe on this machine. No money moves.</small></p>
</html>`;
}

/** The page where a person pays for a session. @param isDeclined says that the last try failed. */
export function checkoutPage(store: Store, session: Session, isDeclined: boolean): string {
  const price = store.baskets.get(session.id)?.price;
  const product = price && store.products.get(price.product);
  const before =
    session.amount_subtotal === session.amount_total
      ? ""
      : `<del>${money(session.amount_subtotal, session.currency)}</del> `;
  const due = `${before}<strong>${money(session.amount_total, session.currency)}</strong>`;
  const period = price?.recurring ? ` every ${escape(price.recurring.interval)}` : "";
  return page(
    "Checkout",
    `<p>${escape(product?.name ?? "")}: ${due}${period}</p>
${isDeclined ? '<p role="alert">Your card was declined.</p>' : ""}
<form method="post">
<button name="do" value="pay">Pay</button>
<button name="do" value="decline">Decline</button>
<button name="do" value="back">Back</button>
</form>`,
  );
}

/** The page where a customer manages subscriptions; its other buttons stand for time and the bank. */
export function portalPage(store: Store, customerId: string, back: string): string {
  const customer = find(store.customers, "customer", customerId);
  const own = [...store.subscriptions.values()].filter((one) => one.customer === customerId);
  const rows = own.map(
    ({ id, status, cancel_at_period_end: isLeaving }) => `<h2>${escape(id)}</h2>
<p>${status}${isLeaving ? ", ends with the period" : ""}</p>
<form method="post">
<input type="hidden" name="subscription" value="${escape(id)}">
<button name="do" value="cancel">Cancel</button>
<button name="do" value="renew">Next period, paid</button>
<button name="do" value="fail">Next period, payment fails</button>
<button name="do" value="settle">Pay what is open</button>
</form>`,
  );
  return page(
    `Billing of ${customer.name ?? customer.id}`,
    `${rows.join("\n") || "<p>No subscription</p>"}<p><a href="${escape(back)}">Back</a></p>`,
  );
}
