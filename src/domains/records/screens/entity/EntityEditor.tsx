import { useEffect, useRef, useState, type ReactNode } from "react";
import { Alert, Button, KeptNote } from "#ui/kit";
import type { Entity } from "../../property.ts";
import { useEntities } from "../use-entities.ts";
import { NO_FAULTS } from "./check-form.ts";
import { EntityFields, MemberFields, VisitorFields } from "./EntityFields.tsx";
import { PropertyList } from "./PropertyList.tsx";
import { RemovedProperties } from "./RemovedProperties.tsx";
import { TypeDialog } from "./TypeDialog.tsx";
import { useEntityForm } from "./use-entity-form.ts";

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-card border border-line bg-raised p-4 md:p-5">
      <h2 className="text-lead font-semibold">{title}</h2>
      {children}
    </section>
  );
}

type EntityEditorProps = {
  /** The stored entity; undefined for a new one. */
  entity: Entity | undefined;
  onSaved: (saved: Entity) => void;
};

/** Changes an entity or makes one. What was entered stays until it is saved or discarded, whatever others do meanwhile. */
export function EntityEditor({ entity, onSaved }: EntityEditorProps) {
  const editor = useEntityForm(entity, onSaved);
  const { form, faults, busy, error, changes } = editor;
  const entities = useEntities().data ?? [];
  const [changing, setChanging] = useState<string>();
  const changed = entity?.properties.find(({ id }) => id === changing);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults !== NO_FAULTS) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return (
    <>
      <form
        ref={element}
        noValidate
        aria-label={entity ? `Change ${entity.titlePlural}` : "New entity"}
        className="grid max-w-4xl gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          editor.save();
        }}
      >
        {changes !== undefined && (
          <Alert kind="info">
            <p>
              {changes.length > 0
                ? `Someone else has saved this entity: they ${changes.join(", ")}.`
                : "Someone else has saved this entity in the meantime."}{" "}
              Their changes are in the form now. Where you both changed the same thing, the form has yours. Look at it,
              then save again.
            </p>
            <Button className="mt-2" onClick={editor.discard}>
              Discard mine
            </Button>
          </Alert>
        )}
        <Section title="Entity">
          <EntityFields form={form} onChange={editor.change} faults={faults.fields} isNew={!entity} />
        </Section>
        <Section title="Properties">
          <PropertyList
            properties={form.properties}
            onChange={editor.changeProperties}
            faults={faults}
            entities={entities}
            typeChange={{
              onOpen: setChanging,
              unavailable: editor.isKept ? "Save or discard your changes first" : undefined,
            }}
          />
          {editor.base && (
            <RemovedProperties
              entity={editor.base}
              properties={form.properties}
              onRestore={(property) => editor.changeProperties((all) => [...all, property])}
            />
          )}
        </Section>
        <Section title="Visitors">
          <VisitorFields visitors={form.visitors} onChange={(visitors) => editor.change({ visitors })} />
        </Section>
        <Section title="Members of organisations">
          <MemberFields members={form.members} onChange={(members) => editor.change({ members })} />
        </Section>
        {(error ?? faults.general) !== undefined && <Alert kind="error">{error ?? faults.general}</Alert>}
        <div className="kit-save-bar sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-1 py-3">
          <Button type="submit" variant="primary" busy={busy}>
            {entity ? "Save" : "Add entity"}
          </Button>
          <div className="min-w-0 flex-1">
            <KeptNote isKept={editor.isKept} onDiscard={editor.discard} />
          </div>
        </div>
      </form>
      {entity && changed && (
        <TypeDialog key={changed.id} entity={entity} property={changed} onClose={() => setChanging(undefined)} />
      )}
    </>
  );
}
