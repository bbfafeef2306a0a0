export { expireSession, paySession } from "./checkout.ts";
export { startFakeStripe, STRIPE_KEY, STRIPE_SECRET, type FakeStripe } from "./server.ts";
export { sign } from "./sign.ts";
export { cancelSubscription, payDebt, renew, updateSubscription } from "./subscriptions.ts";
export { deliverTo } from "./webhooks.ts";
