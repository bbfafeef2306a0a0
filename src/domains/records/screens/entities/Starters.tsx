import { useState } from "react";
import { Dialog, DialogButtons, SwitchField } from "#ui/kit";
import { EntityIcon } from "../EntityIcon.tsx";
import { useEntities } from "../use-entities.ts";
import { STARTERS, type Starter } from "./starters/index.ts";
import { useAddStarter } from "./use-add-starter.ts";

function StarterDialog({ starter, onClose }: { starter: Starter; onClose: () => void }) {
  const [withSamples, setSamples] = useState(true);
  const { add, busy } = useAddStarter();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Add ${starter.titlePlural.toLowerCase()}`}
      description={starter.description}
      onSubmit={() => busy || add({ starter, withSamples })}
      footer={
        <DialogButtons onCancel={onClose} busy={busy}>
          Add {starter.titlePlural.toLowerCase()}
        </DialogButtons>
      }
    >
      <p>
        <span className="font-semibold">Properties:</span> {starter.properties.map(({ title }) => title).join(", ")}.
        You can change all of them later.
      </p>
      <SwitchField
        label="Add 5 sample rows"
        hint="They are invented. Their private property “Remark” says “Sample”, so that you find and delete them easily."
        checked={withSamples}
        onCheckedChange={setSamples}
      />
    </Dialog>
  );
}

/** Finished entities to choose from; those that are there already are left out. */
export function Starters() {
  const { data: entities } = useEntities();
  const [chosen, setChosen] = useState<Starter>();
  const offered = entities ? STARTERS.filter(({ name }) => !entities.some((entity) => entity.name === name)) : [];
  if (offered.length === 0 && !chosen) return null;
  return (
    <>
      <ul aria-label="Starters" className="grid gap-3 text-start sm:grid-cols-2 lg:grid-cols-3">
        {offered.map((starter) => (
          <li key={starter.name}>
            <button
              type="button"
              onClick={() => setChosen(starter)}
              className="flex size-full cursor-pointer items-start gap-3 rounded-card border border-line bg-raised p-3.5 text-start hover:border-control hover:bg-hover"
            >
              <EntityIcon name={starter.icon} />
              <span className="grid min-w-0 gap-0.5">
                <span className="font-semibold">{starter.titlePlural}</span>
                <span className="text-sm text-ink-soft">{starter.description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && <StarterDialog starter={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
