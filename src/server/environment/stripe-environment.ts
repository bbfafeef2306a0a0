import { z } from "zod";
import type { StripeSettings } from "#billing/server";
import { baseAddress, flag } from "./environment-fields.ts";

const schema = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_\w+$/, "must be a secret key of Stripe, such as sk_live_..."),
  STRIPE_WEBHOOK_SECRET: z
    .string("is required with STRIPE_SECRET_KEY: the signing secret of the webhook endpoint")
    .regex(/^whsec_\w+$/, "must be the signing secret of a webhook endpoint, such as whsec_..."),
  STRIPE_API_BASE: baseAddress.optional(),
  STRIPE_TAX: flag.default(false),
});

type Read = { ok: true; settings?: StripeSettings } | { ok: false; faults: string[] };

/**
 * Reads how payments are taken; without STRIPE_SECRET_KEY there are none.
 * @param variables the environment's, without empty ones.
 * @returns what is wrong, each with the variable's name and without its value.
 */
export function readStripe(variables: Record<string, string | undefined>): Read {
  if (variables.STRIPE_SECRET_KEY === undefined) {
    const alone = Object.keys(schema.shape).find((name) => variables[name] !== undefined);
    return alone ? { ok: false, faults: [`${alone}: needs STRIPE_SECRET_KEY`] } : { ok: true };
  }
  const parsed = schema.safeParse(variables);
  if (!parsed.success) {
    return { ok: false, faults: parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) };
  }
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = parsed.data;
  const { STRIPE_API_BASE: apiBase, STRIPE_TAX: isTaxed } = parsed.data;
  return { ok: true, settings: { key, webhookSecret, apiBase, isTaxed } };
}
