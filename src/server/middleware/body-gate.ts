import { watchBody } from "./watch-body.ts";

/** Bodies that are in memory at a time, of all clients and of one. */
const MAX = 8;
const MAX_OF_ONE = 2;
/** A body that takes longer to arrive makes room for others: a few slow senders would keep all of them out. */
const SLOW_MS = 30_000;
/** How often one that waits looks for such a body. */
const LOOK_MS = 1000;

/** A large body that asks to be let in. */
export type Guest = {
  client: string;
  /** Ends its reading, so that another one can be let in. @returns false where all of it has arrived. */
  refuse?: () => boolean;
};

/** Lets large bodies in while there is memory for them: nobody takes all of it. */
export class BodyGate {
  /** In the order in which they came. */
  readonly #inside = new Map<Guest, number>();
  readonly #waiting = new Set<() => void>();

  /** Lets a body in, which has to `leave`. @returns whether there is room for it. */
  enter(guest: Guest): boolean {
    const own = [...this.#inside.keys()].filter(({ client }) => client === guest.client);
    if (own.length >= MAX_OF_ONE && !this.#refuseSlow(own)) return false;
    if (this.#inside.size >= MAX && !this.#refuseSlow(this.#inside.keys())) return false;
    this.#inside.set(guest, performance.now());
    return true;
  }

  /** Refuses the first body of those that have been arriving for too long. @returns whether there was one. */
  #refuseSlow(guests: Iterable<Guest>): boolean {
    const latest = performance.now() - SLOW_MS;
    for (const guest of guests) {
      if ((this.#inside.get(guest) ?? latest) >= latest || !guest.refuse?.()) continue;
      this.#inside.delete(guest);
      return true;
    }
    return false;
  }

  /** The same for a body that may wait, unread, until there is room. @returns whether there was within that time. */
  async enterWithin(guest: Guest, limitMs: number): Promise<boolean> {
    const end = performance.now() + limitMs;
    for (let left = limitMs; left > 0; left = end - performance.now()) {
      if (this.enter(guest)) return true;
      await this.#change(Math.min(left, LOOK_MS));
    }
    return false;
  }

  /** Waits until a body has left, or for this time. */
  async #change(limitMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, limitMs);
    this.#waiting.add(resolve);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(resolve);
  }

  /**
   * Runs work that reads a body which was let in; it leaves at the end.
   * @param work is given the request to read: reading fails with BodyRefused once the room is another one's.
   */
  async hold<Value>(guest: Guest, request: Request, work: (request: Request) => Promise<Value>): Promise<Value> {
    const watched = watchBody(request);
    guest.refuse = watched.refuse;
    try {
      return await work(watched.request);
    } finally {
      this.leave(guest);
    }
  }

  /** A body that was let in has its answer. */
  leave(guest: Guest): void {
    this.#inside.delete(guest);
    for (const wake of this.#waiting) wake();
  }
}
