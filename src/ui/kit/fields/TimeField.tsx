import { useEffect, useRef, useState, type ComponentProps } from "react";
import { TextField } from "./TextField.tsx";

/** What a field has while only a part of its date or time is entered: no text that can be read as one. */
const HALF_ENTERED = "half entered";

/** @returns what is entered in the browser's field for a date or a time; while a part of it is missing, a text that is neither. */
export function timeIn({ validity, value }: HTMLInputElement): string {
  return validity.badInput ? HALF_ENTERED : value;
}

type TimeFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "ref" | "value" | "defaultValue"> & {
  type: "date" | "datetime-local" | "time";
  value: string;
  onValueChange: (value: string) => void;
};

/** A date or a time in the browser's field; its value is what `timeIn` reads, so that a half-entered one isn't taken for none. */
export function TimeField({ value, onValueChange, ...props }: TimeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(value);
  useEffect(() => {
    const { current: field } = input;
    // The browser keeps what is half entered, and would clear it with any value that it is given.
    if (field && value !== HALF_ENTERED && timeIn(field) !== value) field.value = value;
  }, [value]);
  const read = () => {
    const next = input.current ? timeIn(input.current) : value;
    if (next !== value) onValueChange(next);
  };
  // The first parts that are entered don't change the browser's value, which is still empty.
  return <TextField {...props} ref={input} defaultValue={first} onValueChange={read} onKeyUp={read} onBlur={read} />;
}
