import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PageSummary, PublishReview } from "#publishing";
import { toast } from "#ui/kit";
import { ApiError, hasCode, messageOf } from "#client";
import { call } from "../../call.ts";
import { openInTab, PAGES, pageApi, siteAddress } from "../page.ts";
import { useScheduleActions } from "../schedule/use-schedule-actions.ts";

/** What is reviewed, and how to store it first. */
export type Reviewed = {
  page: PageSummary;
  /** The revision of the draft in this browser: when it changes, the review is repeated. */
  revision: number;
  /** The client id under which this screen's changes are sent. */
  clientId: string;
  /** Stores pending changes. @returns whether all of them are stored. */
  settle: () => Promise<boolean>;
  onClose: () => void;
};

const UNSAVED = "Nothing was published: your last changes aren’t saved yet.";

function sayPublished(page: PageSummary): void {
  const address = siteAddress({ ...page, status: "published" });
  const action =
    address === undefined ? undefined : { label: `Open the ${page.kind}`, onClick: () => openInTab(address) };
  toast.success("Published. Visitors see it now.", { action });
}

/**
 * Reads what publishing would do, again whenever the draft changes; publishes or schedules exactly what was read last.
 * Nothing is published that nobody has seen: a draft that has moved on is reviewed again.
 */
export function usePublishReview({ page, revision, clientId, settle, onClose }: Reviewed) {
  const client = useQueryClient();
  const actions = useScheduleActions();
  const [isSending, setSending] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const query = useQuery({
    queryKey: [PAGES, page.id, "review", revision],
    queryFn: async ({ signal }) => {
      // The click may have left a field, which then stores its value.
      if (!(await settle())) throw new ApiError("UNSAVED", 0, UNSAVED);
      return call("GET /api/pages/:id/review", { params: { id: page.id }, signal });
    },
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const review = query.data;
  const [first, setFirst] = useState<number>();
  if (review && first === undefined) setFirst(review.revision);

  /** Closes once `act` is done with the reviewed revision. @throws ApiError, unless the draft has moved on */
  async function send(act: (reviewed: number) => Promise<void>): Promise<void> {
    if (!review) return;
    setSending(true);
    try {
      if (!(await settle())) throw new ApiError("UNSAVED", 0, UNSAVED);
      await act(review.revision);
      onClose();
    } catch (error) {
      const hasMoved = hasCode(error, "DRAFT_MOVED");
      setBlocked(hasMoved);
      if (!hasMoved) throw error;
    } finally {
      await client.invalidateQueries({ queryKey: [PAGES] });
      await client.invalidateQueries({ queryKey: [`${pageApi(page.id)}/versions`] });
      setSending(false);
    }
  }

  const publishAt = async (reviewed: number) => {
    await call("POST /api/pages/:id/publish", { params: { id: page.id }, body: { revision: reviewed } });
    sayPublished(page);
  };
  const isNewer = (one: PublishReview["contributions"][number]) =>
    one.revision > (first ?? 0) && one.clientId !== clientId;
  return {
    review,
    error: query.error ?? undefined,
    /** Not while the same revision is read again: the server refuses it if it has moved on. */
    isBusy: isSending || (query.isFetching && (!review || query.isPlaceholderData)),
    /** Who changed the draft since it was first shown. */
    changedBy: first === undefined ? [] : (review?.contributions.filter(isNewer).map(({ author }) => author) ?? []),
    /** Whether the last attempt was refused because the draft had changed. */
    isBlocked,
    retry: () => void query.refetch(),
    publish: () => void send(publishAt).catch((error: unknown) => toast.error(messageOf(error))),
    /** Publishes it at a time, ISO. @throws ApiError */
    schedule: (at: string) => send((reviewed) => actions.schedule(page, at, reviewed)),
  };
}
