import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useNavigate } from "react-router";
import { useDraft } from "#drafts";
import type { PageSummary } from "#publishing";
import { EmptyState } from "#ui/kit";
import { LoadingOrError } from "#client";
import { call } from "../../call.ts";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { PAGES, problemScreen } from "../page.ts";
import { useMayChange } from "../use-may-change.ts";
import { ProblemReport } from "./ProblemReport.tsx";
import { confirmIn } from "./confirm-in.ts";

type ProblemsTabProps = { page: PageSummary; session: DraftSession; revision: number };

/** The draft's errors, which prevent publishing, and its warnings. */
export function ProblemsTab({ page, session, revision }: ProblemsTabProps) {
  const mayChange = useMayChange(page);
  const navigate = useNavigate();
  const confirm = confirmIn(session);
  const blocks = useDraft(session.document, ({ draft }) => draft.blocks);
  const { data, error, refetch } = useQuery({
    queryKey: [PAGES, page.id, "problems", revision],
    queryFn: ({ signal }) => call("GET /api/pages/:id/problems", { params: { id: page.id }, signal }),
    placeholderData: keepPreviousData,
  });
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={4} />;
  if (data.errors.length + data.warnings.length === 0)
    return (
      <EmptyState icon={<CircleCheck />} title="Nothing to fix">
        This {page.kind} is ready to be published.
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      <ProblemReport
        kind={page.kind}
        report={data}
        blocks={blocks}
        level={2}
        onOpen={mayChange ? (problem) => void navigate(problemScreen(page, problem)) : undefined}
        onConfirm={mayChange ? (samples) => void confirm(samples) : undefined}
      />
    </div>
  );
}
