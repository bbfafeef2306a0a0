import type { ComponentProps } from "react";
import { TimeField } from "#ui/kit";
import { localText, readLocalText } from "./local-time.ts";
import { WhichTime } from "./WhichTime.tsx";

type LocalTimeFieldProps = Omit<ComponentProps<typeof TimeField>, "type"> & {
  /** As `toLocalText` writes it; a text that can't be read while a part is missing. */
  value: string;
};

/** Asks for a time in the reader's zone, and which one is meant where it occurs twice. */
export function LocalTimeField({ value, onValueChange, ...props }: LocalTimeFieldProps) {
  const { field, isSecond } = readLocalText(value);
  return (
    <div className="grid content-start gap-3">
      <TimeField
        {...props}
        type="datetime-local"
        value={field}
        onValueChange={(entered) => onValueChange(localText(entered, isSecond))}
      />
      <WhichTime
        label={`${props.label}: which of the two`}
        field={field}
        isSecond={isSecond}
        onChange={(isLater) => onValueChange(localText(field, isLater))}
      />
    </div>
  );
}
