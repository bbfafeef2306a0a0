import type { CalculatorTexts } from "./calculator-props.ts";
import type { MonthPoint } from "./chart-data.ts";

type Props = {
  roi: CalculatorTexts["roi"];
  points: MonthPoint[];
  dollars: (value: number) => string;
  count: (value: number) => string;
};

/** The chart's values for screen readers. */
export function ChartTable({ roi, points, dollars, count }: Props) {
  return (
    <div className="sr-only">
      <table aria-label={roi.chartTitle}>
        <thead>
          <tr>
            <th scope="col">{roi.month}</th>
            <th scope="col">{roi.savings}</th>
            <th scope="col">{roi.hoursFreed}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ month, cash, hours }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{dollars(cash)}</td>
              <td>{count(hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
