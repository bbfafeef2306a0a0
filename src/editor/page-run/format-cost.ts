import type { Run } from "./run-state.ts";

const COUNT = new Intl.NumberFormat("en");
const MONEY = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });

/** @returns what a run cost: "4,210 tokens, $0.02"; without the amount where a price is unknown. "" at first. */
export function formatCost({ tokens, cost }: Run["spent"]): string {
  if (tokens === 0) return "";
  const money = cost === undefined || cost === 0 ? "" : cost < 0.01 ? ", under $0.01" : `, ${MONEY.format(cost)}`;
  return `${COUNT.format(tokens)} tokens${money}`;
}
