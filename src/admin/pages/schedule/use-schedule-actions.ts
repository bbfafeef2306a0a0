import { useQueryClient } from "@tanstack/react-query";
import type { PageSummary } from "#publishing";
import { ApiError, messageOf } from "#client";
import { toast } from "#ui/kit";
import { call } from "../../call.ts";
import { PAGES } from "../page.ts";
import { timeInWords } from "./schedule-time.ts";

type Scheduled = Pick<PageSummary, "id">;

const NOT_AGAIN = "Not scheduled again: the draft has changed since. Publish or schedule it to include the changes.";

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

  async function remove(page: Scheduled): Promise<void> {
    const params = { id: page.id };
    const { schedule: was } = await call("GET /api/pages/:id/schedule", { params });
    await call("DELETE /api/pages/:id/schedule", { params });
    const undo = () =>
      void schedule(page, was?.publishAt ?? "", was?.revision ?? 0).catch((error: unknown) => {
        const hasMoved = error instanceof ApiError && error.code === "DRAFT_MOVED";
        toast.error(hasMoved ? NOT_AGAIN : messageOf(error));
      });
    toast.success("Schedule cancelled.", was && { action: { label: "Undo", onClick: undo } });
  }

  /** Cancels a schedule, with undo as long as the draft isn't changed. */
  const cancel = (page: Scheduled) =>
    void remove(page)
      .catch((error: unknown) => toast.error(messageOf(error)))
      .then(() => client.invalidateQueries({ queryKey: [PAGES] }));

  return { schedule, cancel };
}
