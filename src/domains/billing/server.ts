export { startFollowingPlans } from "./due.server.ts";
export { closeBilling, forgetBilling } from "./end-billing.server.ts";
export { findOffer, type Offer } from "./offers.server.ts";
export { storeOrder } from "./orders.server.ts";
export { parseChoice, parseOrder } from "./parse-order.server.ts";
export { startOrderDelivery } from "./order-mails.server.ts";
export { orderSource } from "./person-source.server.ts";
export { billingRoutes, paymentsOf } from "./routes.server.ts";
export { openStripe, type StripeAccess, type StripeSettings } from "./stripe.server.ts";
