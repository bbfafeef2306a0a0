import { useQuery } from "@tanstack/react-query";
import { Alert, ButtonLink, ErrorState, LoadingBlock, PageHeader } from "#ui/kit";
import { messageOf, useSession } from "#client";
import { call } from "./client.ts";
import { CallTable } from "./CallTable.tsx";
import { MonthPanel } from "./MonthPanel.tsx";

/** The area "AI usage": what language models wrote for this site, and what it cost. */
export function UsageScreen() {
  const { may } = useSession();
  return (
    <>
      <PageHeader
        title="AI usage"
        description="What language models wrote for this site, and what that cost. Prompts and replies aren’t stored."
        actions={may("settings.edit") && <ButtonLink to="/admin/settings">Change the budget</ButtonLink>}
      />
      <State />
      <CallTable />
    </>
  );
}

function State() {
  const { data, error, refetch } = useQuery({
    queryKey: ["/api/ai"],
    queryFn: ({ signal }) => call("GET /api/ai", { signal }),
    staleTime: 0,
  });
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock lines={4} />;
  return (
    <>
      {!data.configured && (
        <div className="mb-6">
          <Alert kind="info">{data.message}</Alert>
        </div>
      )}
      <MonthPanel {...data.budget} />
    </>
  );
}
