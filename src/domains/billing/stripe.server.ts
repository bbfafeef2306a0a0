import type Stripe from "stripe";
import type { Logger } from "pino";
import { fail, ok, type Result } from "#shared";

/** How payments are taken. */
export type StripeSettings = {
  key: string;
  webhookSecret: string;
  /** Where the API is, for tests and development; Stripe's own address by default. */
  apiBase?: string;
  /** Whether Stripe Tax computes taxes. */
  isTaxed: boolean;
};

/** The way to Stripe. */
export type StripeAccess = {
  /** "live" or "test": Stripe keeps the objects of both apart. */
  mode: string;
  webhookSecret: string;
  isTaxed: boolean;
  /** The SDK, loaded when it is first needed; after a failure it is loaded again. */
  open: () => Promise<Stripe>;
  /**
   * Calls the API. @returns PAYMENT_REFUSED for a refused card; UNAVAILABLE where Stripe doesn't answer or refuses anything
   * else, which is logged.
   */
  call: <Value>(work: (stripe: Stripe) => Promise<Value>) => Promise<Result<Value, "UNAVAILABLE" | "PAYMENT_REFUSED">>;
};

const TIMEOUT_MS = 20_000;

const LOGGED = new Set(["type", "code", "param", "statusCode", "requestId"]);

/** @returns what may be logged of an error of the SDK: neither the request's headers nor its body. */
export function factsOf(error: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error).filter(([name]) => LOGGED.has(name)));
}

type StripeFailure = Error & { type: string; code?: string; statusCode?: number };

/** @returns whether an error is one that Stripe or the way to it caused. */
export function isStripeError(error: unknown): error is StripeFailure {
  return error instanceof Error && "type" in error && String(error.type).startsWith("Stripe");
}

/** @returns whether Stripe refused a request as impossible, so that the same one will never succeed. */
export function isRefusal(error: unknown): error is StripeFailure {
  return isStripeError(error) && error.type === "StripeInvalidRequestError";
}

/** @returns whether Stripe has nothing under an id that was named. */
export const isMissing = (error: unknown): boolean => isStripeError(error) && error.code === "resource_missing";

/** @returns what Stripe has under an id now; undefined where it has nothing. */
export async function foundAtStripe<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** @returns what someone can do about a card that wasn't charged; without them, a bank that wants to ask them can't. */
function refusalText({ code }: StripeFailure): string {
  return code === "subscription_payment_intent_requires_action"
    ? "Your bank wants you to confirm this payment. Add your card again under “Payment details”, where your bank can ask you, then try again."
    : "Your card was refused. Set another one under “Payment details”, then try again.";
}

async function load({ key, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new StripeClient(key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === "https:" ? 443 : 80),
      protocol: base.protocol === "https:" ? ("https" as const) : ("http" as const),
    }),
  });
}

/** Makes the way to Stripe. Nothing is loaded before the first call. */
export function openStripe(settings: StripeSettings, log: Logger): StripeAccess {
  let client: Promise<Stripe> | undefined;
  async function loadOnce(): Promise<Stripe> {
    try {
      return await load(settings);
    } catch (error) {
      client = undefined;
      throw error;
    }
  }
  const open = () => (client ??= loadOnce());
  return {
    mode: settings.key.includes("_live_") ? "live" : "test",
    webhookSecret: settings.webhookSecret,
    isTaxed: settings.isTaxed,
    open,
    call: async (work) => {
      try {
        return ok(await work(await open()));
      } catch (error) {
        if (!isStripeError(error)) throw error;
        if (error.type === "StripeCardError") return fail("PAYMENT_REFUSED", refusalText(error));
        log.error({ stripe: factsOf(error) }, "Stripe gave no answer that can be used");
        return fail("UNAVAILABLE", "The payment service doesn’t answer as it should. Nothing was changed; try again.");
      }
    },
  };
}
