/** The longest that a post may wait for those before it; it may have waited as long before the server could read it. */
const LONGEST_MS = 1000;
/** This many at once are always let in: they don't wait long, and a quiet site has too few posts to tell its pace. */
const ALWAYS = 100;
/** The pace is measured over this much recent work, in milliseconds. */
const RECENT_MS = 500;

/**
 * Admits posts as long as they can be answered in time, judging by how many were answered per second of work. A refusal
 * costs next to nothing, so that page visitors and other posts don't wait.
 */
export class PostGate {
  #inside = 0;
  /** Milliseconds in which posts were inside, and how many left in them: both shrink as they age. */
  #worked = 0;
  #left = 0;
  #seen = 0;
  /** Since when none of those inside has left. */
  #stuckSince = 0;

  /** Lets a post in, which has to `leave`. @returns 0; for a refused one the seconds after which to try again. */
  enter(now: number): number {
    this.#note(now);
    if (this.#inside === 0) this.#stuckSince = now;
    const wait = Math.max((this.#inside * this.#worked) / Math.max(1, this.#left), now - this.#stuckSince);
    if (this.#inside >= ALWAYS && wait > LONGEST_MS) return Math.ceil(wait / 1000);
    this.#inside += 1;
    return 0;
  }

  /** A post that was let in has its answer. */
  leave(now: number): void {
    this.#note(now);
    this.#inside -= 1;
    this.#left += 1;
    this.#stuckSince = now;
  }

  #note(now: number): void {
    if (this.#inside > 0) this.#worked += now - this.#seen;
    this.#seen = now;
    if (this.#worked < 2 * RECENT_MS || this.#left < 2) return;
    this.#worked /= 2;
    this.#left /= 2;
  }
}
