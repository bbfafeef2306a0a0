import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PageSummary, PublishReview } from "#publishing";
import { toast } from "#ui/kit";
import { ApiError, messageOf } from "#client";
import { call } from "../../call.ts";
import { openInTab, PAGES, pageApi, siteAddress } from "../page.ts";

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
  const action = address === undefined ? undefined : { label: "Open the page", onClick: () => openInTab(address) };
  toast.success("Published. Visitors see it now.", { action });
}

/** Reads what publishing would do, again whenever the draft changes; publishes exactly what was read last. */
export function usePublishReview({ page, revision, clientId, settle, onClose }: Reviewed) {
  const client = useQueryClient();
  const [isPublishing, setPublishing] = useState(false);
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

  async function send(reviewed: PublishReview): Promise<void> {
    try {
      if (!(await settle())) throw new ApiError("UNSAVED", 0, UNSAVED);
      await call("POST /api/pages/:id/publish", { params: { id: page.id }, body: { revision: reviewed.revision } });
      sayPublished(page);
      onClose();
    } catch (error) {
      const hasMoved = error instanceof ApiError && error.code === "DRAFT_MOVED";
      setBlocked(hasMoved);
      if (!hasMoved) toast.error(messageOf(error));
    }
    await client.invalidateQueries({ queryKey: [PAGES] });
    await client.invalidateQueries({ queryKey: [`${pageApi(page.id)}/versions`] });
  }

  const publish = () => {
    if (!review) return;
    setPublishing(true);
    void send(review).finally(() => setPublishing(false));
  };
  const isNewer = (one: PublishReview["contributions"][number]) =>
    one.revision > (first ?? 0) && one.clientId !== clientId;
  return {
    review,
    error: query.error ?? undefined,
    isBusy: query.isFetching,
    isPublishing,
    /** Who changed the draft since it was first shown. */
    changedBy: first === undefined ? [] : (review?.contributions.filter(isNewer).map(({ author }) => author) ?? []),
    /** Whether the last attempt was refused because the draft had changed. */
    isBlocked,
    retry: () => void query.refetch(),
    publish,
  };
}
