import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { LoadingOrError } from "#client";
import { PageHeader } from "#ui/kit";
import { AUTOMATIONS } from "../addresses.ts";
import { call, KEYS } from "../client.ts";
import { AutomationEditor } from "./AutomationEditor.tsx";

const BACK = { to: AUTOMATIONS, label: "Automations" };

function EditAutomation({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [KEYS.automations, id],
    queryFn: ({ signal }) => call("GET /api/automations/:id", { params: { id }, signal }),
  });
  if (data) return <AutomationEditor key={id} automation={data} back={BACK} />;
  return (
    <>
      <PageHeader title="Automation" back={BACK} />
      <LoadingOrError error={error} onRetry={() => void refetch()} lines={8} />
    </>
  );
}

/** The screen of the automation of the address, or of a new one. */
export function AutomationScreen() {
  const { id } = useParams();
  return id === undefined ? <AutomationEditor automation={undefined} back={BACK} /> : <EditAutomation id={id} />;
}
