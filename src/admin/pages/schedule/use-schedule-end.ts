import { useEffect, useRef } from "react";
import type { PageSummary } from "#publishing";
import { toast } from "#ui/kit";

/** Says that a page on screen was published as scheduled. Other ends of a schedule are someone's own action. */
export function useScheduleEnd({ scheduledAt, publishedAt = "", kind }: PageSummary): void {
  const last = useRef(scheduledAt);
  useEffect(() => {
    const due = last.current;
    last.current = scheduledAt;
    if (due === undefined || scheduledAt !== undefined || publishedAt < due) return;
    toast.success(`The ${kind} was published as scheduled.`);
  }, [scheduledAt, publishedAt, kind]);
}
