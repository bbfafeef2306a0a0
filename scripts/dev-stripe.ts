import { deliverTo, startFakeStripe } from "./lib/fake-stripe/index.ts";

/** The development server for people without an account at Stripe: a fake of Stripe on this machine takes the payments. */
const stripe = await startFakeStripe();
Object.assign(process.env, stripe.variables);
process.env.SIGN_UP ??= "open";
stripe.webhooks.deliver = deliverTo(`http://localhost:${process.env.PORT ?? 3000}/api/stripe/webhook`);
console.log(`Payments go to a fake of Stripe at ${stripe.url}; no money moves.`);
await import("./dev.ts");
