/** How many attempts a process makes at a time: in all, of one automation, and of one whose last attempt failed. */
export const QUOTAS = { all: 48, each: 8, failing: 1, allFailing: 24 };

/**
 * Shares a process's attempts among automations: each gets a few, one whose receiver is failing only one at a time, and all
 * failing ones together at most half, so that nothing waits behind a receiver that hangs.
 */
export class Quotas {
  readonly #running = new Map<string, number>();
  readonly #failing = new Set<string>();
  /** Counts the turns; an automation's last turn. */
  #turn = 0;
  readonly #lastTurns = new Map<string, number>();

  /** How many attempts may begin. */
  left(): number {
    return QUOTAS.all - this.#sum(() => true);
  }

  /** How many attempts of an automation may begin. */
  leftOf(automationId: string): number {
    const running = this.#running.get(automationId) ?? 0;
    if (!this.#failing.has(automationId)) return QUOTAS.each - running;
    const allFailing = this.#sum((id) => this.#failing.has(id));
    return Math.min(QUOTAS.failing - running, QUOTAS.allFailing - allFailing);
  }

  hasRoom(automationId: string): boolean {
    return this.left() > 0 && this.leftOf(automationId) > 0;
  }

  /** The automations that may not begin another attempt. */
  full(): string[] {
    return [...new Set([...this.#running.keys(), ...this.#failing])].filter((id) => this.leftOf(id) <= 0);
  }

  /** Puts automations into the order of their last turns, the longest ago first, and gives each a turn. */
  inTurn(kind: string, automationIds: readonly string[]): string[] {
    const last = (id: string) => this.#lastTurns.get(`${kind} ${id}`) ?? 0;
    const ordered = automationIds.toSorted((one, other) => last(one) - last(other));
    for (const id of ordered) this.#lastTurns.set(`${kind} ${id}`, (this.#turn += 1));
    return ordered;
  }

  begin(automationId: string): void {
    this.#running.set(automationId, (this.#running.get(automationId) ?? 0) + 1);
  }

  end(automationId: string, hasFailed: boolean): void {
    this.giveBack(automationId);
    if (hasFailed) this.#failing.add(automationId);
    else this.#failing.delete(automationId);
  }

  /** Ends an attempt that wasn't made. */
  giveBack(automationId: string): void {
    const left = (this.#running.get(automationId) ?? 1) - 1;
    if (left > 0) this.#running.set(automationId, left);
    else this.#running.delete(automationId);
  }

  #sum(counts: (automationId: string) => boolean): number {
    let sum = 0;
    for (const [id, running] of this.#running) if (counts(id)) sum += running;
    return sum;
  }
}
