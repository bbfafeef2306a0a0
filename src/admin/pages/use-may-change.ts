import type { PageSummary } from "#publishing";
import { useSession } from "#client";

/** Whether this person may change a page: an archived one accepts no changes until it is restored. */
export function useMayChange({ status }: Pick<PageSummary, "status">): boolean {
  const { may } = useSession();
  return may("page.edit") && status !== "archived";
}
