import type { PageStatus } from "#publishing";
import { StatusBadge } from "#ui/kit";
import { STATUS_WORDS } from "./page.ts";

const TONE = { draft: "neutral", published: "good", changed: "attention", archived: "bad" } as const;

/** How a page's draft relates to what visitors see. */
export function PageStatusBadge({ status }: { status: PageStatus }) {
  return <StatusBadge tone={TONE[status]}>{STATUS_WORDS[status]}</StatusBadge>;
}
