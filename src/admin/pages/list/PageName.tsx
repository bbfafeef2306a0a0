import type { PageSummary } from "#publishing";
import { shownPath } from "../page.ts";

/** The title of a page in a list, and its address. */
export function PageName({ page }: { page: PageSummary }) {
  return (
    <span className="grid">
      <span className="line-clamp-2 wrap-anywhere">{page.title}</span>
      <span className="truncate text-sm font-normal text-ink-soft">{shownPath(page)}</span>
    </span>
  );
}
