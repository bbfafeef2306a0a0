import type { PageSummary } from "#publishing";
import { StatusBadge } from "#ui/kit";
import { STATUS_WORDS } from "./page.ts";

const TONE = { draft: "neutral", published: "good", changed: "attention", archived: "bad" } as const;

/** How a page's draft relates to what visitors see: something that is scheduled for the first time is no mere draft. */
export function PageStatusBadge({ page }: { page: Pick<PageSummary, "status" | "scheduledAt"> }) {
  const { status, scheduledAt } = page;
  if (status === "draft" && scheduledAt !== undefined) return <StatusBadge tone="attention">Scheduled</StatusBadge>;
  return <StatusBadge tone={TONE[status]}>{STATUS_WORDS[status]}</StatusBadge>;
}
