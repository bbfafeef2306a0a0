import type { PageSummary } from "#publishing";
import { StatusBadge } from "#ui/kit";
import { STATUS_WORDS } from "./page.ts";

const TONE = { draft: "neutral", published: "good", changed: "attention", archived: "bad" } as const;

type PageStatusBadgeProps = { page: Pick<PageSummary, "status" | "scheduledAt">; isShort?: boolean };

/** How a page's draft relates to what visitors see: one that is scheduled for the first time is shown as scheduled. */
export function PageStatusBadge({ page, isShort = false }: PageStatusBadgeProps) {
  const { status, scheduledAt } = page;
  if (status === "draft" && scheduledAt !== undefined) return <StatusBadge tone="attention">Scheduled</StatusBadge>;
  const words = isShort && status === "changed" ? "Changed" : STATUS_WORDS[status];
  return <StatusBadge tone={TONE[status]}>{words}</StatusBadge>;
}
