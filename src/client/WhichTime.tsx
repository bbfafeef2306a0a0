import { SelectField } from "#ui/kit";
import { fromLocalField, offsetInWords, repeatedTime } from "./local-time.ts";

/** What the choice between two equal times is for the later one. */
export const SECOND = "second";

type WhichTimeProps = {
  /** What the field shows. */
  field: string;
  label?: string;
  name?: string;
  isSecond: boolean;
  onChange: (isSecond: boolean) => void;
};

/** Asks which of two equal times a field means, on the day when clocks are set back. */
export function WhichTime({ field, label = "Which of the two", name, isSecond, onChange }: WhichTimeProps) {
  const time = fromLocalField(field);
  const second = time && repeatedTime(time);
  if (!time || !second) return null;
  return (
    <SelectField
      name={name}
      label={label}
      hint="Clocks are set back that day, so this time occurs twice."
      value={isSecond ? SECOND : "first"}
      options={[
        { value: "first", label: `The first (${offsetInWords(time)})` },
        { value: SECOND, label: `The second (${offsetInWords(second)})` },
      ]}
      onValueChange={(which) => onChange(which === SECOND)}
    />
  );
}
