import type { PageSummary } from "#publishing";
import { useSession } from "#client";

/** Whether this person may change what is on a page: an archived one takes no changes until it is restored. */
export function useMayChange({ status }: Pick<PageSummary, "status">): boolean {
  const { may } = useSession();
  return may("page.edit") && status !== "archived";
}
