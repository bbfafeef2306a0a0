import type { RoiResult } from "#leads";
import { cx, formatDollars, formatNumber, formatPercent } from "#shared";
import type { CalculatorProps } from "./calculator-props.ts";
import { Summary } from "./Summary.tsx";
import { useAnimatedNumber } from "./use-animated-number.ts";

/** A number that counts to its new value in 0.4 s. */
function AnimatedNumber({ value, format }: { value: number; format: (value: number) => string }) {
  return format(useAnimatedNumber(value));
}

type Props = Pick<CalculatorProps, "locale" | "texts"> & { result: RoiResult };

/**
 * What one cohort saves (spec 9): the sum first, then its parts. Where nothing is saved and all results are 0, a
 * sentence says why, and no cost or number of reports is shown that would contradict the sliders.
 */
export function Results({ locale, texts: { roi }, result }: Props) {
  const dollars = (value: number) => formatDollars(value, locale);
  const count = (value: number) => formatNumber(value, locale);
  const percent = (value: number) => formatPercent(value / 100, locale);
  const isSaving = result.savings > 0;
  const saved = [
    { label: roi.percentage, value: result.percentage, format: percent },
    { label: roi.hoursFreed, value: result.hoursFreed, format: count },
  ];
  const basis = [
    { label: roi.currentCost, value: result.currentCost, format: dollars },
    { label: roi.reports, value: result.reports, format: count },
  ];
  const summary = [{ label: roi.savings, value: result.savings, format: dollars }, ...saved]
    .map(({ label, value, format }) => `${label}: ${format(value)}.`)
    .join(" ");
  return (
    <div>
      <h3 className="text-subtitle">{roi.results}</h3>
      <p className={cx("mt-1 text-sm", isSaving ? "text-ink-soft" : "font-semibold")}>
        {isSaving ? roi.resultsNote : roi.nothingSaved}
      </p>
      <dl className="roi-figures mt-6 tabular-nums">
        <div className="col-span-full">
          <dt className="font-semibold">{roi.savings}</dt>
          <dd className="mt-2 font-display text-display font-semibold text-brand">
            <AnimatedNumber value={result.savings} format={dollars} />
          </dd>
        </div>
        {[...saved, ...(isSaving ? basis : [])].map(({ label, value, format }) => (
          <div key={label} className="border-t border-line pt-3">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-subtitle font-semibold">
              <AnimatedNumber value={value} format={format} />
            </dd>
          </div>
        ))}
      </dl>
      <Summary text={isSaving ? summary : roi.nothingSaved} />
    </div>
  );
}
