import { useState } from "react";
import { fits, snap, type SliderBounds } from "./slider-value.ts";

type Props = {
  label: string;
  unit?: string;
  value: number;
  bounds: SliderBounds;
  onChange: (value: number) => void;
};

/**
 * The slider's number as text. Typing isn't corrected: a valid number is applied immediately, any other becomes the
 * nearest valid one on blur. Hidden where no script could update the slider.
 */
export function TypedNumber({ label, unit, value, bounds, onChange }: Props) {
  const [draft, setDraft] = useState<string>();

  function type(text: string) {
    setDraft(text);
    if (text !== "" && fits(Number(text), bounds)) onChange(Number(text));
  }

  function settle() {
    const wanted = snap(Number(draft), bounds);
    if (draft && wanted !== value) onChange(wanted);
    setDraft(undefined);
  }

  return (
    <span className="roi-typed flex items-center gap-2 text-subtitle text-ink-soft">
      {unit}
      <input
        type="number"
        inputMode="numeric"
        {...bounds}
        aria-label={label}
        value={draft ?? value}
        className="h-11 w-20 rounded-control border border-ink/60 bg-raised px-3 text-end font-semibold text-ink tabular-nums"
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
      />
    </span>
  );
}
