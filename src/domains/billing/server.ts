export { startFollowingPlans } from "./due.server.ts";
export { startOrderDelivery } from "./order-mails.server.ts";
export { billingRoutes, paymentsOf } from "./routes.server.ts";
export { openStripe, type StripeAccess, type StripeSettings } from "./stripe.server.ts";
