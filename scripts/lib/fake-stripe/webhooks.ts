import { setTimeout as wait } from "node:timers/promises";
import type { StripeEvent } from "./objects.ts";
import { sign } from "./sign.ts";
import type { Store } from "./store.ts";

/** Delivers a signed event to the product. @returns the status of its answer. */
export type Deliver = (body: string, signature: string) => Promise<number>;

const TRIES = 5;
const RETRY_MS = 300;

/** Posts events to an address. */
export function deliverTo(url: string): Deliver {
  return async (body, signature) => {
    const headers = { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature };
    return (await fetch(url, { method: "POST", body, headers })).status;
  };
}

/** Sends the fake's events: by itself as they happen, or held back until a test sends them in its own order. */
export class Webhooks {
  readonly secret: string;
  /** How events travel; without it they stay in `store.events`. */
  deliver?: Deliver;
  /** Whether events wait for `send`. */
  isHeld = false;
  /** How long an event waits before it is sent, in milliseconds. */
  delayMs = 0;
  readonly #store: Store;
  readonly #underWay = new Set<Promise<void>>();

  constructor(store: Store, secret: string) {
    this.#store = store;
    this.secret = secret;
    store.onEvent = (event) => {
      if (this.isHeld || !this.deliver) return;
      const work: Promise<void> = this.#sendUntilTaken(event).finally(() => this.#underWay.delete(work));
      this.#underWay.add(work);
    };
  }

  /** Sends an event once, signed now. @returns the status of the answer. */
  async send(event: StripeEvent): Promise<number> {
    if (!this.deliver) throw new Error("Nothing takes the events");
    const body = JSON.stringify(event, undefined, 2);
    return this.deliver(body, sign(body, this.secret, this.#store.seconds()));
  }

  /** Waits for the events that are on their way. */
  async settle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #sendUntilTaken(event: StripeEvent): Promise<void> {
    await wait(this.delayMs);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const status = await this.send(event).catch(() => 0);
      if (status >= 200 && status < 300) return;
      await wait(RETRY_MS * attempt);
    }
  }
}
