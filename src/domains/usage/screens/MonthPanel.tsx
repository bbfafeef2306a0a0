import { numbered } from "#client";
import { cx } from "#shared";
import type { MonthUsage } from "../contract.ts";
import { dollarText } from "./usage-text.ts";

const NEARLY = 0.9;

type GaugeProps = { label: string; spent: number; limit: number | undefined; text: (amount: number) => string };

/** How much of a limit is spent; the bar only repeats the text. */
function Gauge({ label, spent, limit, text }: GaugeProps) {
  const share = limit === undefined ? 0 : limit === 0 ? 1 : Math.min(1, spent / limit);
  const isNearly = limit !== undefined && share >= NEARLY;
  return (
    <div className="grid content-start gap-2">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="grid gap-2">
        <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className="text-heading font-semibold">{text(spent)}</span>
          <span className="text-ink-soft">{limit === undefined ? "no limit" : `of ${text(limit)}`}</span>
        </p>
        {limit !== undefined && (
          <div aria-hidden className="h-2 overflow-hidden rounded-full border border-line bg-tint">
            <div
              className={cx("h-full rounded-full forced-color-adjust-none", isNearly ? "bg-accent" : "bg-brand")}
              style={{ inlineSize: `${share * 100}%` }}
            />
          </div>
        )}
        {isNearly && (
          <p className="text-sm">{share === 1 ? "Used up until the next month." : "Less than a tenth is left."}</p>
        )}
      </dd>
    </div>
  );
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** This month's usage, beside its budget. */
export function MonthPanel({ month, tokens, cost, budgetTokens, budgetCost }: MonthUsage) {
  return (
    <section className="mb-6 rounded-card border border-line bg-raised p-4 md:p-5">
      <h2 className="text-lead font-semibold">{MONTH.format(new Date(month))}</h2>
      <dl className="mt-3 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <Gauge label="Tokens" spent={tokens} limit={budgetTokens} text={numbered} />
        <Gauge label="Cost at list prices" spent={cost} limit={budgetCost} text={dollarText} />
      </dl>
    </section>
  );
}
