export { openStripe, type StripeAccess, type StripeSettings } from "./stripe.server.ts";
