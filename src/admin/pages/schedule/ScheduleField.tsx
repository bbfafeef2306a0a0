import { useEffect, useRef, useState } from "react";
import { fromLocalField, isSecond, localText, toLocalField, WhichTime } from "#client";
import { TextField } from "#ui/kit";
import { earliest, nextFullHour, zoneInWords } from "./schedule-time.ts";

type ScheduleFieldProps = {
  /** The time that is set already. */
  scheduledAt: string | undefined;
  error: string | undefined;
};

/** Asks for a time in the reader's time zone, which it names; `enteredTime` reads it from its form. It takes the focus. */
export function ScheduleField({ scheduledAt, error }: ScheduleFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [{ first, min, now, wanted }] = useState(() => {
    const opened = new Date();
    const proposed = scheduledAt === undefined ? nextFullHour(opened) : new Date(scheduledAt);
    return { first: toLocalField(proposed), min: toLocalField(earliest(opened)), now: opened, wanted: proposed };
  });
  const [value, setValue] = useState(first);
  const [isLater, setLater] = useState(() => isSecond(wanted));
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="grid max-w-xs gap-3">
      <TextField
        // The browser keeps a half typed time itself, which has no value yet.
        ref={input}
        type="datetime-local"
        name="at"
        label="Publish on"
        required
        min={min}
        defaultValue={first}
        onValueChange={setValue}
        error={error}
        hint={`Your time zone: ${zoneInWords(fromLocalField(localText(value, isLater)) ?? now)}`}
      />
      <WhichTime name="which" field={value} isSecond={isLater} onChange={setLater} />
    </div>
  );
}
