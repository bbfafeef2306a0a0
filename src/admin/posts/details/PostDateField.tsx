import { useEffect, useRef, useState } from "react";
import type { TextRules } from "#drafts";
import { metaLabel, readPostMeta } from "#publishing";
import { TextField } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { useMetaText } from "../../pages/seo/use-meta-text.ts";

const HALF_ENTERED = "Enter the whole date. Until then it isn’t stored.";

/** @returns the day of a stored date or time, as a date field has it: "2026-03-04"; empty for anything else. */
function dayOf(stored: unknown): string {
  if (typeof stored !== "string") return "";
  return readPostMeta([{ name: "article:published_time", value: stored }]).date.slice(0, 10);
}

/** A stored date or time as a date field has it. */
const DAY_RULES: TextRules = { toText: dayOf, parse: (day) => ({ value: day || null }) };

type PostDateFieldProps = { session: DraftSession; readOnly: boolean };

/** The date that visitors see on a post. */
export function PostDateField({ session, readOnly }: PostDateFieldProps) {
  const { text, error, type, around } = useMetaText(session, "article:published_time", {
    rules: DAY_RULES,
    isStepwise: true,
  });
  const input = useRef<HTMLInputElement>(null);
  const [isHalf, setIsHalf] = useState(false);
  const isHalfNow = () => input.current?.validity.badInput === true;
  useEffect(() => {
    const { current: field } = input;
    // A half typed date has no value: React would take it for an empty one and clear it.
    if (field && !field.validity.badInput && field.value !== text) field.value = text;
  });
  const store = (day: string) => {
    if (isHalfNow()) return;
    setIsHalf(false);
    type(day, {});
  };
  return (
    <div data-page-undo {...around}>
      <TextField
        ref={input}
        type="date"
        label={metaLabel("article:published_time", "post")}
        hint="Leave it empty for the day of its first publication."
        readOnly={readOnly}
        defaultValue={text}
        error={isHalf ? HALF_ENTERED : error}
        onValueChange={store}
        onBlur={() => setIsHalf(isHalfNow())}
      />
    </div>
  );
}
