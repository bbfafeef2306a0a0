import type { CSSProperties } from "react";
import { TypedNumber } from "./TypedNumber.tsx";
import type { SliderBounds } from "./slider-value.ts";

type Props = SliderBounds & {
  id: string;
  name: string;
  label: string;
  typedLabel: string;
  /** Shown before the typed number. */
  unit?: string;
  formId: string;
  value: number;
  error?: string;
  format: (value: number) => string;
  onChange: (value: number) => void;
};

/** A slider with its number beside it, which can also be typed. The slider is the form's field. */
export function Slider({ id, name, label, typedLabel, unit, formId, value, error, format, onChange, ...range }: Props) {
  const { min, max, step } = range;
  const filled: CSSProperties & { "--fill": string } = {
    "--fill": `${Math.round(((value - min) / (max - min)) * 100)}%`,
  };
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <TypedNumber label={typedLabel} unit={unit} value={value} bounds={{ min, max, step }} onChange={onChange} />
      </div>
      <input
        type="range"
        id={id}
        name={name}
        form={formId}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={unit && format(value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className="roi-range"
        style={filled}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div aria-hidden="true" className="flex justify-between text-xs text-ink-soft">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
