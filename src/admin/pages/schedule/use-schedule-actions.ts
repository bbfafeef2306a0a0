import { useQueryClient } from "@tanstack/react-query";
import type { PageSummary } from "#publishing";
import { hasCode, messageOf } from "#client";
import { toast } from "#ui/kit";
import { call } from "../../call.ts";
import { PAGES } from "../page.ts";
import { timeInWords } from "./schedule-time.ts";

type Scheduled = Pick<PageSummary, "id">;

const NOT_AGAIN = "Not scheduled again: the draft has changed since. Publish or schedule it to include the changes.";

const CANCELLED = "Schedule cancelled.";

function sayFailed(error: unknown): void {
  toast.error(messageOf(error));
}

/** Says when something will be published. */
function sayScheduled(at: string): void {
  toast.success(`Scheduled for ${timeInWords(at)}.`);
}

/** Changes of a schedule without a dialog; each reports its outcome. */
export function useScheduleActions() {
  const client = useQueryClient();

  /** Schedules the draft at a revision. @throws ApiError */
  async function schedule({ id }: Scheduled, at: string, revision: number): Promise<void> {
    try {
      await call("PUT /api/pages/:id/schedule", { params: { id }, body: { at, revision } });
    } finally {
      await client.invalidateQueries({ queryKey: [PAGES] });
    }
    sayScheduled(at);
  }

  async function remove({ id }: Scheduled): Promise<void> {
    try {
      await call("DELETE /api/pages/:id/schedule", { params: { id } });
    } finally {
      await client.invalidateQueries({ queryKey: [PAGES] });
    }
  }

  /** @returns whether it was cancelled; otherwise the draft has changed, and only the schedule has what was pinned. */
  async function cancelUnchanged(page: Scheduled): Promise<boolean> {
    const params = { id: page.id };
    const [{ schedule: was }, { revision }] = await Promise.all([
      call("GET /api/pages/:id/schedule", { params }),
      call("GET /api/pages/:id", { params }),
    ]);
    if (was && revision > was.revision) return false;
    await remove(page);
    const undo = () =>
      void schedule(page, was?.publishAt ?? "", was?.revision ?? 0).catch((error: unknown) => {
        toast.error(hasCode(error, "DRAFT_MOVED") ? NOT_AGAIN : messageOf(error));
      });
    toast.success(CANCELLED, was && { action: { label: "Undo", onClick: undo } });
    return true;
  }

  /** Cancels a schedule, with Undo. @param onAsk called instead where that would lose what was pinned. */
  const cancel = (page: Scheduled, onAsk: () => void) =>
    cancelUnchanged(page).then((isDone) => (isDone ? undefined : onAsk()), sayFailed);

  /** Cancels a schedule without a way back. */
  const cancelForGood = (page: Scheduled) => void remove(page).then(() => toast.success(CANCELLED), sayFailed);

  return { schedule, cancel, cancelForGood };
}
