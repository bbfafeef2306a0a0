import type { EventStream } from "./event-stream.ts";

/** The user of a stream, and what identifies their session. `mayStay` checks whether it still lets them see pages. */
export type StreamOwner = { userId: string; session: string; mayStay: () => Promise<boolean> };

/** A session with its open streams, and the step of each round in which it comes. */
type Session = StreamOwner & { streams: Set<EventStream>; step: number };

/** The sessions that have streams open. A round goes through them in steps, so that thousands don't block other requests. */
export class Sessions {
  readonly #steps: number;
  readonly #sessions = new Map<string, Session>();
  #opened = 0;
  #step = 0;

  constructor(steps: number) {
    this.#steps = steps;
  }

  add(stream: EventStream, owner: StreamOwner): void {
    const known = this.#sessions.get(owner.session);
    if (known) {
      known.streams.add(stream);
      return;
    }
    this.#opened += 1;
    this.#sessions.set(owner.session, { ...owner, streams: new Set([stream]), step: this.#opened % this.#steps });
  }

  remove(stream: EventStream, { session }: StreamOwner): void {
    const known = this.#sessions.get(session);
    known?.streams.delete(stream);
    if (known?.streams.size === 0) this.#sessions.delete(session);
  }

  has(stream: EventStream, { session }: StreamOwner): boolean {
    return this.#sessions.get(session)?.streams.has(stream) ?? false;
  }

  /** @returns how many streams a user has open, in all their sessions. */
  countOf(userId: string): number {
    return this.all(userId).reduce((sum, { streams }) => sum + streams.size, 0);
  }

  /** @returns every session, or those of a user. */
  all(userId?: string): Session[] {
    return [...this.#sessions.values()].filter((one) => userId === undefined || one.userId === userId);
  }

  /** Takes the next step of the round. @returns its sessions. */
  next(): Session[] {
    this.#step = (this.#step + 1) % this.#steps;
    return this.all().filter(({ step }) => step === this.#step);
  }
}

/** Ends the streams of a session whose user may not see pages any more. */
export async function endIfForeign({ mayStay, streams }: Session): Promise<void> {
  if (await mayStay().catch(() => true)) return;
  for (const stream of streams) stream.close();
}
