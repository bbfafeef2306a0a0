import { useEffect, useRef, useState } from "react";
import { fromLocalField, toLocalField } from "#client";
import { TextField } from "#ui/kit";
import { earliest, nextFullHour, zoneInWords } from "./schedule-time.ts";

type ScheduleFieldProps = {
  /** The time that is set already. */
  scheduledAt: string | undefined;
  error: string | undefined;
};

/** Asks for a time in the reader's time zone, which it names; its form has it as `at`. It takes the focus. */
export function ScheduleField({ scheduledAt, error }: ScheduleFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [{ first, min, now }] = useState(() => {
    const opened = new Date();
    const wanted = scheduledAt === undefined ? nextFullHour(opened) : new Date(scheduledAt);
    return { first: toLocalField(wanted), min: toLocalField(earliest(opened)), now: opened };
  });
  const [value, setValue] = useState(first);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="max-w-xs">
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
        hint={`Your time zone: ${zoneInWords(fromLocalField(value) ?? now)}`}
      />
    </div>
  );
}
