/** Bodies with files that are in memory at a time, of all visitors and of one. */
const MAX = 8;
const MAX_OF_ONE = 2;

/** Lets large bodies in while there is memory for them: nobody takes all of it. */
export class UploadGate {
  readonly #inside = new Map<string, number>();
  #count = 0;

  /** Lets a body of a client in, which has to `leave`. @returns whether there is room for it. */
  enter(client: string): boolean {
    const own = this.#inside.get(client) ?? 0;
    if (this.#count >= MAX || own >= MAX_OF_ONE) return false;
    this.#count += 1;
    this.#inside.set(client, own + 1);
    return true;
  }

  /** A body that was let in has its answer. */
  leave(client: string): void {
    const own = this.#inside.get(client) ?? 0;
    this.#count -= 1;
    if (own > 1) this.#inside.set(client, own - 1);
    else this.#inside.delete(client);
  }
}
