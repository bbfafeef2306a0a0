import { useQuery } from "@tanstack/react-query";
import type { PageSummary, ScheduleSummary } from "#publishing";
import { call } from "../../call.ts";
import { PAGES } from "../page.ts";

/** What will be published of a page, and when; undefined when nothing will, or while that is loading. */
export function useSchedule({ id, scheduledAt }: PageSummary): ScheduleSummary | undefined {
  const { data } = useQuery({
    queryKey: [PAGES, id, "schedule"],
    queryFn: ({ signal }) => call("GET /api/pages/:id/schedule", { params: { id }, signal }),
    enabled: scheduledAt !== undefined,
  });
  return scheduledAt === undefined ? undefined : data?.schedule;
}
