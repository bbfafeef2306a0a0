import type { ReactNode } from "react";
import { cx } from "#shared";

export type Option = {
  value: string;
  label: string;
  note: string;
  picture?: ReactNode;
  /** The picture shows the label already. */
  isNamed?: boolean;
};

type OptionCardsProps = {
  label: string;
  options: readonly Option[];
  /** The value of the chosen one; any other text leaves none chosen. */
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
  /** The setting that errors of the server are shown at. */
  setting?: string;
  className?: string;
};

/** A choice of one from a few options that show what they do. */
export function OptionCards({ label, options, value, onChange, isReadOnly, setting, className }: OptionCardsProps) {
  return (
    <fieldset disabled={isReadOnly} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className={cx("grid gap-2", className ?? "grid-cols-2")}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="relative grid min-h-11 min-w-0 cursor-pointer content-start gap-1 rounded-control border border-control bg-field p-2.5 text-sm has-checked:border-brand has-checked:bg-brand-tint has-checked:outline-1 has-checked:outline-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default"
          >
            <input
              type="radio"
              name={label}
              aria-label={option.label}
              data-setting={index === 0 ? setting : undefined}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-control outline-none disabled:cursor-default"
            />
            {option.picture}
            {!option.isNamed && <span className="font-medium">{option.label}</span>}
            <span className="text-xs text-ink-soft">{option.note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
