import type { RoiResult } from "#forms";
import { formatDollars, formatNumber, formatPercent } from "#shared";
import { AnimatedNumber } from "./AnimatedNumber.tsx";
import type { CalculatorProps } from "./calculator-props.ts";
import { Summary } from "./Summary.tsx";

type Props = Pick<CalculatorProps, "locale" | "texts"> & { result: RoiResult };

/** What one cohort saves (spec 9): the sum first, then what it is made of. */
export function Results({ locale, texts: { roi }, result }: Props) {
  const dollars = (value: number) => formatDollars(value, locale);
  const count = (value: number) => formatNumber(value, locale);
  const percent = (value: number) => formatPercent(value / 100, locale);
  const hours = (value: number) => formatNumber(value, locale, 2);
  const details = [
    { label: roi.percentage, value: result.percentage, format: percent },
    { label: roi.hoursFreed, value: result.hoursFreed, format: hours },
    { label: roi.currentCost, value: result.currentCost, format: dollars },
    { label: roi.reports, value: result.reports, format: count },
  ];
  const summary = roi.summary
    .replace("{savings}", dollars(result.savings))
    .replace("{percentage}", percent(result.percentage))
    .replace("{hours}", hours(result.hoursFreed));
  return (
    <div>
      <h3 className="text-subtitle">{roi.results}</h3>
      <p className="mt-1 text-sm text-ink-soft">{roi.resultsNote}</p>
      <dl className="roi-figures mt-6 tabular-nums">
        <div className="col-span-full">
          <dt className="font-semibold">{roi.savings}</dt>
          <dd className="font-display text-display font-semibold text-brand">
            <AnimatedNumber value={result.savings} format={dollars} />
          </dd>
        </div>
        {details.map(({ label, value, format }) => (
          <div key={label} className="border-t border-line pt-3">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-subtitle font-semibold">
              <AnimatedNumber value={value} format={format} />
            </dd>
          </div>
        ))}
      </dl>
      <Summary text={summary} />
    </div>
  );
}
