import { LoadingOrError } from "#client";
import { PageHeader } from "#ui/kit";
import { DATA } from "../addresses.ts";
import { Starters } from "../entities/Starters.tsx";
import { useEntities } from "../use-entities.ts";
import { EntityEditor } from "./EntityEditor.tsx";

/** The screen that makes an entity: from a starter, or from nothing. */
export function NewEntityScreen() {
  // The form waits for the starters above it, which would push it down under someone who fills it in.
  const { data, error, refetch } = useEntities();
  return (
    <>
      <PageHeader
        title="New entity"
        back={{ to: DATA, label: "Data" }}
        description="A kind of thing that you list: mentors, courses, events. Begin with a finished one, or make your own."
      />
      {data ? (
        <>
          <div className="mb-6 max-w-4xl">
            <Starters />
          </div>
          <EntityEditor entity={undefined} />
        </>
      ) : (
        <LoadingOrError error={error} onRetry={() => void refetch()} lines={8} />
      )}
    </>
  );
}
