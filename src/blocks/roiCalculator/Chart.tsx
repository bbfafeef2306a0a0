import type { RoiResult } from "#leads";
import { formatDollars, formatNumber } from "#shared";
import type { CalculatorProps } from "./calculator-props.ts";
import { FALLBACK_MAX, monthlySeries } from "./chart-data.ts";
import { ChartPanel } from "./ChartPanel.tsx";
import { ChartTable } from "./ChartTable.tsx";

type Props = Pick<CalculatorProps, "locale" | "texts"> & {
  result: RoiResult;
  /** The table of all values follows the sliders, so the script adds it; the label gives the summary. */
  isHydrated: boolean;
};

/** Twelve months, cumulated: money as bars, hours as a line, each on its own axis in one drawing (spec 9). */
export function Chart({ locale, texts: { roi }, result, isHydrated }: Props) {
  const points = monthlySeries(result);
  const dollars = (value: number) => formatDollars(value, locale);
  const count = (value: number) => formatNumber(value, locale);
  const last = points.at(-1) ?? { cash: 0, hours: 0 };
  const label = roi.chartLabel.replace("{cash}", dollars(last.cash)).replace("{hours}", count(last.hours));
  return (
    <div className="mt-10 border-t border-line pt-6">
      <h3 className="text-subtitle">{roi.chartTitle}</h3>
      <p className="mt-1 text-sm text-ink-soft">{roi.chartNote}</p>
      <svg role="img" aria-label={label} className="roi-chart mt-6">
        <ChartPanel
          mark="bars"
          title={roi.savings}
          values={points.map(({ cash }) => cash)}
          fallbackMax={FALLBACK_MAX.cash}
          format={dollars}
          y="0"
        />
        <ChartPanel
          mark="line"
          title={roi.hoursFreed}
          values={points.map(({ hours }) => hours)}
          fallbackMax={FALLBACK_MAX.hours}
          format={count}
          y="50%"
          monthLabel={roi.monthNumber}
        />
      </svg>
      {isHydrated && <ChartTable roi={roi} points={points} dollars={dollars} count={count} />}
    </div>
  );
}
