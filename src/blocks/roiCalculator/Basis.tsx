import { NEW_COST_PER_REPORT } from "#leads";
import { formatDollars } from "#shared";
import type { CalculatorProps } from "./calculator-props.ts";

type Props = Pick<CalculatorProps, "locale" | "texts"> & { costPerReport: number };

/** The basis of the sums: one report by hand beside an assisted one (spec 9). */
export function Basis({ locale, texts: { roi }, costPerReport }: Props) {
  const rows = [
    {
      label: roi.cost,
      byHand: formatDollars(costPerReport, locale),
      assisted: formatDollars(NEW_COST_PER_REPORT, locale),
    },
    { label: roi.time, byHand: roi.timeByHand, assisted: roi.timeAssisted },
  ];
  return (
    <div className="flex flex-col justify-end bg-tint px-5 pb-8 @max-lg:pt-8 @md:px-10 @lg:col-span-5 @lg:pb-10">
      <table className="w-full text-start text-sm wrap-break-word tabular-nums @lg:text-base">
        <thead>
          <tr>
            <th scope="col" className="py-3 pe-3">
              {roi.basis}
            </th>
            <th scope="col" className="py-3 pe-3 font-normal text-ink-soft">
              {roi.byHand}
            </th>
            <th scope="col" className="py-3 pe-3 font-normal text-ink-soft">
              {roi.assisted}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, byHand, assisted }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-3 pe-3 font-normal text-ink-soft">
                {label}
              </th>
              <td className="py-3 pe-3">{byHand}</td>
              <td className="py-3 font-semibold text-brand">{assisted}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
