import { ROI_SLIDERS, type RoiInput } from "#leads";
import { formatDollars, formatNumber } from "#shared";
import type { CalculatorProps } from "./calculator-props.ts";
import { Slider } from "./Slider.tsx";
import type { SliderName } from "./use-calculator.ts";

type Props = Pick<CalculatorProps, "idPrefix" | "locale" | "texts"> & {
  formId: string;
  input: RoiInput;
  errors: Record<string, string>;
  isDisabled: boolean;
  onChange: (name: SliderName, value: number) => void;
};

/** The three numbers that a visitor sets (spec 5). */
export function Sliders({ idPrefix, locale, texts: { roi }, formId, input, errors, isDisabled, onChange }: Props) {
  const count = (value: number) => formatNumber(value, locale);
  const dollars = (value: number) => formatDollars(value, locale);
  const sliders = [
    { name: "numStudents", label: roi.students, typedLabel: roi.typeStudents, format: count },
    { name: "sessionsPerStudent", label: roi.sessions, typedLabel: roi.typeSessions, format: count },
    { name: "costPerReport", label: roi.costPerReport, typedLabel: roi.typeCost, format: dollars, unit: "$" },
  ] as const;
  return (
    <div className="grid bg-tint px-5 py-8 @md:p-10 @lg:col-span-5">
      <fieldset disabled={isDisabled} className="grid min-w-0 content-between gap-6 @lg:gap-12">
        <legend className="sr-only">{roi.yourNumbers}</legend>
        {sliders.map(({ name, ...slider }) => (
          <Slider
            key={name}
            {...slider}
            {...ROI_SLIDERS[name]}
            id={`${idPrefix}-${name}`}
            name={name}
            formId={formId}
            value={input[name]}
            error={errors[name]}
            onChange={(value) => onChange(name, value)}
          />
        ))}
      </fieldset>
    </div>
  );
}
