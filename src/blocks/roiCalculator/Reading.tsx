import { calculateRoi, ROI_SLIDERS } from "#leads";
import { formatDollars, formatNumber, formatPercent } from "#shared";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { calculatorProps } from "./calculator-props.ts";
import { Basis } from "./Basis.tsx";
import type { RoiCalculatorContent } from "./schema.ts";

const { numStudents, sessionsPerStudent, costPerReport } = ROI_SLIDERS;

/** The calculator for readers who can't move its sliders: the sums of its first values. */
export function Reading({ content: { headline, subheadline } }: ViewProps<RoiCalculatorContent>) {
  const context = useBlockContext();
  const { locale, texts } = calculatorProps(context);
  const { roi } = texts;
  const [students, sessions, cost] = [numStudents.default, sessionsPerStudent.default, costPerReport.default];
  const result = calculateRoi({ numStudents: students, sessionsPerStudent: sessions, costPerReport: cost });
  const rows = [
    [roi.students, formatNumber(students, locale)],
    [roi.sessions, formatNumber(sessions, locale)],
    [roi.costPerReport, formatDollars(cost, locale)],
    [roi.reports, formatNumber(result.reports, locale)],
    [roi.currentCost, formatDollars(result.currentCost, locale)],
    [roi.savings, formatDollars(result.savings, locale)],
    [roi.percentage, formatPercent(result.percentage / 100, locale)],
    [roi.hoursFreed, formatNumber(result.hoursFreed, locale)],
  ];
  return (
    <>
      {headline && <h2>{headline}</h2>}
      {subheadline && <p>{subheadline}</p>}
      <table>
        <thead>
          <tr>
            <th>{roi.resultsNote}</th>
            <th>{roi.results}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <td>{label}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Basis locale={locale} texts={texts} costPerReport={cost} />
    </>
  );
}
