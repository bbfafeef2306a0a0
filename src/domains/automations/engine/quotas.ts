import type { OutsideType } from "./retry.ts";

/**
 * How many attempts a process makes at a time: in all, of one lane, and of one whose last attempt failed. A lane is what an
 * automation does in one way, such as its webhooks.
 */
export const QUOTAS = { all: 48, each: 8, failing: 1, allFailing: 24 };

const laneOf = (type: OutsideType, automationId: string) => `${type} ${automationId}`;

/**
 * Shares a process's attempts among lanes: each gets a few, one whose receiver is failing only one at a time, and all failing
 * ones together at most half. So nothing waits behind a receiver that hangs, not even the emails of the same automation.
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

  /** How many attempts of one type may begin for an automation. */
  leftOf(type: OutsideType, automationId: string): number {
    const lane = laneOf(type, automationId);
    const running = this.#running.get(lane) ?? 0;
    if (!this.#failing.has(lane)) return QUOTAS.each - running;
    const allFailing = this.#sum((one) => this.#failing.has(one));
    return Math.min(QUOTAS.failing - running, QUOTAS.allFailing - allFailing);
  }

  hasRoom(type: OutsideType, automationId: string): boolean {
    return this.left() > 0 && this.leftOf(type, automationId) > 0;
  }

  /** The automations that may not begin another attempt of a type. */
  full(type: OutsideType): string[] {
    const prefix = laneOf(type, "");
    const lanes = new Set([...this.#running.keys(), ...this.#failing]);
    const ids = [...lanes].flatMap((lane) => (lane.startsWith(prefix) ? lane.slice(prefix.length) : []));
    return ids.filter((id) => this.leftOf(type, id) <= 0);
  }

  /** Puts automations into the order of their last turns, the longest ago first, and gives each a turn. */
  inTurn(kind: string, automationIds: readonly string[]): string[] {
    const last = (id: string) => this.#lastTurns.get(`${kind} ${id}`) ?? 0;
    const ordered = automationIds.toSorted((one, other) => last(one) - last(other));
    for (const id of ordered) this.#lastTurns.set(`${kind} ${id}`, (this.#turn += 1));
    return ordered;
  }

  begin(type: OutsideType, automationId: string): void {
    const lane = laneOf(type, automationId);
    this.#running.set(lane, (this.#running.get(lane) ?? 0) + 1);
  }

  end(type: OutsideType, automationId: string, hasFailed: boolean): void {
    this.giveBack(type, automationId);
    if (hasFailed) this.#failing.add(laneOf(type, automationId));
    else this.#failing.delete(laneOf(type, automationId));
  }

  /** Ends an attempt that wasn't made. */
  giveBack(type: OutsideType, automationId: string): void {
    const lane = laneOf(type, automationId);
    const left = (this.#running.get(lane) ?? 1) - 1;
    if (left > 0) this.#running.set(lane, left);
    else this.#running.delete(lane);
  }

  #sum(counts: (lane: string) => boolean): number {
    let sum = 0;
    for (const [lane, running] of this.#running) if (counts(lane)) sum += running;
    return sum;
  }
}
