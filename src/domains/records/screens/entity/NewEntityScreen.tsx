import { PageHeader } from "#ui/kit";
import { DATA } from "../addresses.ts";
import { Starters } from "../entities/Starters.tsx";
import { EntityEditor } from "./EntityEditor.tsx";

/** The screen that makes an entity: from a starter, or from nothing. */
export function NewEntityScreen() {
  return (
    <>
      <PageHeader
        title="New entity"
        back={{ to: DATA, label: "Data" }}
        description="A kind of thing that you list: mentors, courses, events. Begin with a finished one, or make your own."
      />
      <div className="mb-6 max-w-4xl">
        <Starters />
      </div>
      <EntityEditor entity={undefined} />
    </>
  );
}
