import { useParams } from "react-router";
import { LoadingOrError } from "#client";
import { PageHeader } from "#ui/kit";
import { DATA } from "../addresses.ts";
import { useEntity } from "../use-entities.ts";
import { RowList } from "./RowList.tsx";

/** The screen with the rows of the entity of the address. */
export function RowsScreen() {
  const { entity: called = "" } = useParams();
  const { data: entity, error, refetch } = useEntity(called);
  if (entity) return <RowList key={entity.id} entity={entity} />;
  return (
    <>
      <PageHeader title="Rows" back={{ to: DATA, label: "Data" }} />
      <LoadingOrError error={error} onRetry={() => void refetch()} lines={8} />
    </>
  );
}
