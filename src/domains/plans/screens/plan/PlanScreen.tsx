import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { LoadingOrError } from "#client";
import { PageHeader } from "#ui/kit";
import { PLANS_AREA } from "../addresses.ts";
import { call, KEYS } from "../client.ts";
import { PlanEditor } from "./PlanEditor.tsx";

const BACK = { to: PLANS_AREA, label: "Plans" };

function EditPlan({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [KEYS.plans, id],
    queryFn: ({ signal }) => call("GET /api/plans/:id", { params: { id }, signal }),
  });
  return (
    <>
      <PageHeader
        title={data ? `Change ${data.name}` : "Plan"}
        description={data && "Customers who have this plan keep what they were sold."}
        back={BACK}
      />
      {data ? (
        <PlanEditor key={id} plan={data} />
      ) : (
        <LoadingOrError error={error} onRetry={() => void refetch()} lines={8} />
      )}
    </>
  );
}

/** The screen of the plan of the address, or of a new one. */
export function PlanScreen() {
  const { id } = useParams();
  if (id !== undefined) return <EditPlan id={id} />;
  return (
    <>
      <PageHeader title="New plan" description="Visitors see it at once, after the other plans." back={BACK} />
      <PlanEditor plan={undefined} />
    </>
  );
}
