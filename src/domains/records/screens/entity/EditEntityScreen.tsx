import { useParams } from "react-router";
import { LoadingOrError } from "#client";
import { PageHeader } from "#ui/kit";
import { DATA, rowsAddress } from "../addresses.ts";
import { useEntity } from "../use-entities.ts";
import { EntityEditor } from "./EntityEditor.tsx";

/** The screen that changes the entity of the address. */
export function EditEntityScreen() {
  const { entity: called = "" } = useParams();
  const { data: entity, error, refetch } = useEntity(called);
  const back = entity ? { to: rowsAddress(entity.name), label: entity.titlePlural } : { to: DATA, label: "Data" };
  return (
    <>
      <PageHeader title={entity ? `Change ${entity.titlePlural}` : "Entity"} back={back} />
      {entity ? (
        <EntityEditor key={entity.id} entity={entity} />
      ) : (
        <LoadingOrError error={error} onRetry={() => void refetch()} lines={8} />
      )}
    </>
  );
}
