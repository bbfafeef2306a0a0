import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, messageOf } from "#client";
import { toast, useKept } from "#ui/kit";
import type { Entity } from "../../property.ts";
import { call, ENTITIES } from "../client.ts";
import { checkEntityForm, NO_FAULTS, serverFaults, type EntityFaults } from "./check-form.ts";
import {
  entityBody,
  entityForm,
  readEnteredEntity,
  type EnteredEntity,
  type EntityForm,
  type PropertyForm,
} from "./entity-form.ts";
import { enteredSince, entityChanges, mergeEntity } from "./merge-entity.ts";

/** Stores what was entered. @throws ApiError */
function send({ base, form }: EnteredEntity): Promise<Entity> {
  const body = entityBody(form);
  if (!base) return call("POST /api/entities", { body });
  return call("PATCH /api/entities/:entity", {
    params: { entity: base.id },
    body: { ...body, revision: base.revision },
  });
}

/**
 * The form of an entity. What was entered is kept in the tab until it is saved or discarded; input during a save is kept
 * for the next one. When someone else has saved the entity first, both changes are merged, and `changes` says what they
 * changed.
 * @param entity undefined for a new one.
 */
export function useEntityForm(entity: Entity | undefined, onSaved: (saved: Entity) => void) {
  const client = useQueryClient();
  const kept = useKept(`entities/${entity?.id ?? "new"}`, readEnteredEntity);
  const [faults, setFaults] = useState<EntityFaults>(NO_FAULTS);
  const [error, setError] = useState<string>();
  const [changes, setChanges] = useState<string[]>();
  const [busy, setBusy] = useState(false);
  const entered = kept.value ?? { base: entity, form: entityForm(entity) };
  // Undoing a removal may come after later changes; undefined: nothing is entered.
  const latest = useRef(kept.value);

  const set = (next: EnteredEntity) => {
    latest.current = next;
    kept.change(next);
  };
  const present = () => latest.current ?? { base: entity, form: entityForm(entity) };
  const change = (fields: Partial<EntityForm>) => {
    const { base, form } = present();
    set({ base, form: { ...form, ...fields } });
  };
  const changeProperties = (next: (before: PropertyForm[]) => PropertyForm[]) =>
    change({ properties: next(present().form.properties) });

  function forget(): void {
    kept.drop();
    latest.current = undefined;
    setFaults(NO_FAULTS);
    setError(undefined);
    setChanges(undefined);
  }

  async function join({ base, form }: EnteredEntity): Promise<void> {
    if (!base) return;
    const theirs = await call("GET /api/entities/:entity", { params: { entity: base.id } });
    set({ base: theirs, form: mergeEntity(base, form, theirs) });
    setChanges(entityChanges(base, theirs));
    await client.invalidateQueries({ queryKey: [ENTITIES] });
  }

  async function store(given: EnteredEntity): Promise<void> {
    try {
      const saved = await send(given);
      await client.invalidateQueries({ queryKey: [ENTITIES] });
      // The form shows what was entered until the screen has loaded it.
      const since = latest.current?.form ?? given.form;
      forget();
      // A new entity gets another form once it is stored.
      if (given.base && since !== given.form) set({ base: saved, form: enteredSince(given.form, since, saved) });
      toast.success(`“${saved.titlePlural}” saved`);
      onSaved(saved);
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === "ENTITY_CHANGED") await join(given);
      else throw failure;
    }
  }

  function save(): void {
    if (busy) return;
    const given = present();
    const found = checkEntityForm(given.form);
    setError(undefined);
    setFaults(found ?? NO_FAULTS);
    if (found) return;
    setBusy(true);
    void store(given)
      .catch((failure: unknown) => {
        const isRefused = failure instanceof ApiError && failure.details.path !== undefined;
        if (isRefused) setFaults(serverFaults(given.form, failure, messageOf(failure)));
        else setError(messageOf(failure));
      })
      .finally(() => setBusy(false));
  }

  return {
    form: entered.form,
    base: entered.base,
    isKept: kept.isKept,
    faults,
    error,
    changes,
    busy,
    change,
    changeProperties,
    save,
    discard: forget,
  };
}
