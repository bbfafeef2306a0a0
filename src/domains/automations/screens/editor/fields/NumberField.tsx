import { useState } from "react";
import { TextField } from "#ui/kit";

type NumberFieldProps = {
  label: string;
  name: string;
  value: number | undefined;
  error?: string;
  required?: false;
  /** Takes numbers below 0 and decimals too. */
  isAny?: boolean;
  onChange: (value: number | undefined) => void;
};

/** As much of a number as was typed so far. */
const ANY = /^-?\d{0,9}(?:[.,]\d{0,9})?/;

/** @returns the number that a text is; undefined while it has no digit. */
function numberIn(text: string): number | undefined {
  return /\d/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** A whole number, or any; undefined while there is none. What isn't part of one can't be typed. */
export function NumberField({ value, isAny = false, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState("");
  const stored = value === undefined ? "" : String(value);
  return (
    <TextField
      {...field}
      // Number pads of phones have no minus.
      inputMode={isAny ? undefined : "numeric"}
      autoComplete="off"
      value={isAny && numberIn(typed) === value ? typed : stored}
      onValueChange={(text) => {
        const any = ANY.exec(text.replaceAll(/[^\d.,-]/g, ""))?.[0] ?? "";
        const number = isAny ? any : text.replaceAll(/\D/g, "").slice(0, 9);
        setTyped(number);
        onChange(numberIn(number));
      }}
    />
  );
}
