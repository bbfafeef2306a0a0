import { useState } from "react";
import { TextField } from "#ui/kit";
import { percentText } from "./percent-text.ts";

type PercentFieldProps = {
  label: string;
  /** A fraction from 0 to 1. */
  value: number;
  onChange: (value: number) => void;
};

/** A fraction as a percentage with one decimal. What is typed stays as it is until the field is left. */
export function PercentField({ label, value, onChange }: PercentFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={`${label} (%)`}
      type="number"
      inputMode="decimal"
      min={0}
      max={100}
      step={0.1}
      value={typed ?? percentText(value)}
      onValueChange={(text) => {
        setTyped(text);
        const percent = Number(text);
        if (text.trim() !== "" && Number.isFinite(percent)) onChange(Math.min(Math.max(percent, 0), 100) / 100);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
