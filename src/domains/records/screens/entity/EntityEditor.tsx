import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { StoredForm, useStoredForm, useIsShown } from "#client";
import { Section, toast, useAfterRender } from "#ui/kit";
import type { Entity } from "../../entities/property.ts";
import { entityAddress, rowsAddress } from "../addresses.ts";
import { call, ENTITIES } from "../client.ts";
import { useEntities } from "../use-entities.ts";
import { checkEntityForm, entityFaultName } from "./check-form.ts";
import { EntityFields, MemberFields, VisitorFields } from "./EntityFields.tsx";
import { entityBody, entityContent, entityForm, type EntityForm, type PropertyForm } from "./entity-form.ts";
import { entityChanges, mergeEntity } from "./merge-entity.ts";
import { PropertyList } from "./PropertyList.tsx";
import { RemovedProperties } from "./RemovedProperties.tsx";
import { TypeDialog } from "./TypeDialog.tsx";

function send(base: Entity | undefined, form: EntityForm, id: string): Promise<Entity> {
  const body = entityBody(form);
  if (!base) return call("POST /api/entities", { body: { ...body, id } });
  const params = { entity: base.id };
  return call("PATCH /api/entities/:entity", { params, body: { ...body, revision: base.revision } });
}

/** Changes an entity or makes one. */
export function EntityEditor({ entity }: { entity: Entity | undefined }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const editor = useStoredForm<Entity, EntityForm>({
    keptName: (stored) => `entities/${stored?.id ?? "new"}`,
    stored: entity,
    formOf: entityForm,
    merge: mergeEntity,
    contentOf: entityContent,
    check: checkEntityForm,
    faultName: entityFaultName,
    send,
    reload: ({ id }) => call("GET /api/entities/:entity", { params: { entity: id } }),
    changedCode: "ENTITY_CHANGED",
    refresh: () => client.invalidateQueries({ queryKey: [ENTITIES] }),
    onSaved: ({ name, titlePlural }, hasMore) => {
      toast.success(`“${titlePlural}” saved`);
      if (isShown()) void navigate(hasMore ? entityAddress(name) : rowsAddress(name));
    },
  });
  const { form, faults, joined, change } = editor;
  const entities = useEntities().data ?? [];
  const [changing, setChanging] = useState<string>();
  const afterRender = useAfterRender();
  const changed = entity?.properties.find(({ id }) => id === changing);
  const changeProperties = (next: (before: PropertyForm[]) => PropertyForm[]) =>
    change(({ properties }) => ({ properties: next(properties) }));
  function restore(property: PropertyForm): void {
    changeProperties((all) => [...all, property]);
    const last = '[aria-label="Properties"] > li:last-child [aria-expanded]';
    afterRender(() => document.querySelector<HTMLElement>(last)?.focus());
  }
  return (
    <>
      <StoredForm
        label={entity ? `Change ${entity.titlePlural}` : "New entity"}
        action={entity ? "Save" : "Add entity"}
        noun="entity"
        editor={editor}
        changes={joined && entityChanges(joined.before, joined.after)}
      >
        <Section title="Entity">
          <EntityFields {...{ form, faults }} onChange={change} isNew={!entity} />
        </Section>
        <Section title="Properties">
          <PropertyList
            properties={form.properties}
            onChange={changeProperties}
            {...{ faults, entities }}
            typeChange={{
              onOpen: setChanging,
              unavailable: editor.isKept ? "Save or discard your changes first" : undefined,
            }}
          />
          {editor.base && <RemovedProperties entity={editor.base} properties={form.properties} onRestore={restore} />}
        </Section>
        <Section title="Visitors">
          <VisitorFields visitors={form.visitors} onChange={(visitors) => change({ visitors })} />
        </Section>
        <Section title="Members of organisations">
          <MemberFields members={form.members} onChange={(members) => change({ members })} />
        </Section>
      </StoredForm>
      {entity && changed && (
        <TypeDialog key={changed.id} entity={entity} property={changed} onClose={() => setChanging(undefined)} />
      )}
    </>
  );
}
