import { formatMoney } from "#shared";
import type { ListedOrder } from "./contract.ts";

/** An email about an order. Its id is the same each time, so that mail programs recognise a duplicate. */
export type OrderMail = { subject: string; text: string; replyTo: string; messageId: string };

function priceOf({ amount, currency, interval }: ListedOrder): string {
  if (amount === null || currency === null) return "on request";
  return `${formatMoney(amount, currency, "en")}${interval === null ? "" : `, ${interval === "once" ? "once" : `every ${interval}`}`}`;
}

/** Writes the email to the team about an order. @param origin of this site's addresses. */
export function orderMail(order: ListedOrder, origin: string): OrderMail {
  const facts = [
    `Plan: ${order.plan}`,
    `Price: ${priceOf(order)}`,
    ...(order.coupon === null ? [] : [`Coupon: ${order.coupon}`]),
    `Name: ${order.name}`,
    `Email: ${order.email}`,
    ...(order.organisation === "" ? [] : [`Organisation: ${order.organisation}`]),
    ...(order.message === "" ? [] : [`Message: ${order.message}`]),
    `Received: ${order.createdAt.slice(0, 16).replace("T", " ")} UTC`,
  ];
  return {
    subject: `New order: ${order.plan} for ${order.organisation || order.name}`,
    text: `Someone ordered a plan. Reply to this email to write to them.\n\n${facts.join("\n")}\n\nOpen the orders: ${origin}/admin/subscriptions/orders\n`,
    replyTo: order.email,
    messageId: `<order-${order.id}@${new URL(origin).hostname}>`,
  };
}
