import { StartPlanScreen } from "#billing/own";
import { ORGANISATIONS } from "../client.ts";
import { useOrganisations } from "./use-organisations.ts";

/** `/account/plan`: a plan for an organisation that the user owns, or makes. */
export function StartScreen() {
  const { data, error, refetch } = useOrganisations();
  const owned = data?.filter(({ role }) => role === "owner");
  return (
    <StartPlanScreen owned={owned} error={error} onRetry={() => void refetch()} organisationsKey={ORGANISATIONS} />
  );
}
