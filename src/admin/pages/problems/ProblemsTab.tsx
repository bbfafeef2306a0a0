import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useNavigate } from "react-router";
import type { PageSummary } from "#publishing";
import { EmptyState, ErrorState, LoadingBlock } from "#ui/kit";
import { messageOf } from "#client";
import { call } from "../../call.ts";
import { PAGES, problemScreen } from "../page.ts";
import type { Draft } from "../page/use-page.ts";
import { useMayChange } from "../use-may-change.ts";
import { ProblemReport } from "./ProblemReport.tsx";
import { useConfirmSamples } from "./use-confirm-samples.ts";

/** What stands in the way of publishing the draft, and what is worth a second look. */
export function ProblemsTab({ page, draft }: { page: PageSummary; draft: Draft }) {
  const mayChange = useMayChange(page);
  const navigate = useNavigate();
  const confirm = useConfirmSamples(page.id, draft);
  const { data, error, refetch } = useQuery({
    queryKey: [PAGES, page.id, "problems", draft.revision],
    queryFn: ({ signal }) => call("GET /api/pages/:id/problems", { params: { id: page.id }, signal }),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
    return <LoadingBlock lines={4} />;
  }
  if (data.errors.length + data.warnings.length === 0)
    return (
      <EmptyState icon={<CircleCheck />} title="Nothing to fix">
        This page is ready to be published.
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      <ProblemReport
        report={data}
        blocks={draft.page.blocks}
        level={2}
        onOpen={mayChange ? (problem) => void navigate(problemScreen(page.id, problem)) : undefined}
        onConfirm={mayChange ? (samples) => void confirm(samples) : undefined}
      />
    </div>
  );
}
