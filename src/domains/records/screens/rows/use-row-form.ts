import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { hasCode, messageOf, useIsShown } from "#client";
import { toast, useKept, useKeptValues } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import { presentProperties, type Entity, type Property, type PropertyValue } from "../../entities/property.ts";
import { call, ENTITIES, rowsKey, type RowsPlace } from "../client.ts";
import type { Entered } from "../values/entered.ts";
import {
  enteredSince,
  fieldValue,
  givenValues,
  readEnteredRow,
  withId,
  withoutValue,
  withValue,
  type EnteredRow,
} from "./entered-row.ts";
import { showValues } from "./row-cache.ts";
import { changedValues, refusedValues, removedProperties, type ValueFaults } from "./row-faults.ts";

/** Why a row wasn't saved. */
type Refusal = {
  faults: ValueFaults;
  error?: string;
  /** The present values that someone else has changed, by the name of the property. */
  conflicts: Readonly<Record<string, PropertyValue>>;
};

const NONE: Refusal = { faults: {}, conflicts: {} };

type RowFormOptions = {
  place: RowsPlace;
  entity: Entity;
  row: ListedRow | undefined;
  onSaved: () => void;
  /** Something was entered during the save, which the form of this row has. */
  onMore: (id: string) => void;
};

/**
 * Holds a form back while values of it are being uploaded.
 * @returns `hold`: marks the property of such a value, or no longer; `isHeld`: whether there is one.
 */
function useHeld() {
  const [held, setHeld] = useState<readonly string[]>([]);
  const hold = (name: string, isUploading: boolean) =>
    setHeld((names) => [...names.filter((one) => one !== name), ...(isUploading ? [name] : [])]);
  return { isHeld: held.length > 0, hold };
}

/**
 * The form of a row. What was entered is kept in the tab until it is saved or discarded; input during a save is kept for
 * the next one.
 * @returns `keptName`: the name under which it is kept; `hold`: as `useHeld` has it; nothing is saved meanwhile
 * (`isWaiting`).
 */
export function useRowForm({ place, entity, row, onSaved, onMore }: RowFormOptions) {
  const client = useQueryClient();
  const properties = presentProperties(entity);
  const values = useKeptValues();
  const nameOf = (id = "new") => `rows/${place.tenant}/${entity.id}/${id}`;
  const keptName = nameOf(row?.id);
  const kept = useKept(keptName, readEnteredRow);
  const isShown = useIsShown();
  const [refusal, setRefusal] = useState(NONE);
  const [busy, setBusy] = useState(false);
  const { isHeld, hold } = useHeld();

  async function add(given: Record<string, unknown>, earlier: EnteredRow["sent"]): Promise<ListedRow> {
    const next = withId(kept.present(), given);
    kept.change(next);
    const { id } = next.sent;
    const body = { values: given, id };
    const added = await call("POST /api/tenants/:tenant/entities/:entity/rows", { params: place, body });
    // What was sent before, but for its answer, may be stored.
    return earlier && earlier.values !== next.sent.values ? change(id, given, added.values) : added;
  }

  function change(id: string, given: Record<string, unknown>, was: EnteredRow["was"]): Promise<ListedRow> {
    const body = { values: given, was };
    return call("PATCH /api/tenants/:tenant/entities/:entity/rows/:id", { params: { ...place, id }, body });
  }

  function send(given: Record<string, unknown>, { was, sent }: EnteredRow): Promise<ListedRow> {
    return row ? change(row.id, given, was) : add(given, sent);
  }

  function settle(name: string): void {
    setRefusal(({ conflicts: { [name]: _settled, ...conflicts }, ...rest }) => ({ ...rest, conflicts }));
  }

  function refuse(failure: unknown): void {
    if (!isShown()) return toast.error(messageOf(failure));
    const changed = changedValues(failure);
    const found = refusedValues(failure, properties);
    const removed = removedProperties(failure, properties);
    // The list may still have a row that someone else has deleted.
    if (hasCode(failure, "NOT_FOUND")) void client.invalidateQueries({ queryKey: [rowsKey(place)] });
    // The form may be of properties that the entity no longer has, or lack one that it requires.
    if (hasCode(failure, "INVALID")) void client.invalidateQueries({ queryKey: [ENTITIES] });
    if (changed) {
      const entered = kept.present();
      kept.change({ ...entered, was: { ...entered.was, ...changed } });
      // Their value can be taken over before the list has been reloaded.
      if (row) showValues(client, place, row.id, changed);
      setRefusal({ ...NONE, conflicts: changed });
      void client.invalidateQueries({ queryKey: [rowsKey(place)] });
    } else if (removed.length > 0) {
      const titles = removed.map(({ title }) => `“${title}”`).join(", ");
      setRefusal({ ...NONE, error: `Someone else has removed ${titles}. Save again to store the rest.` });
    } else if (Object.keys(found).length > 0) setRefusal({ ...NONE, faults: found });
    else setRefusal({ ...NONE, error: messageOf(failure) });
  }

  async function store(given: Record<string, unknown>): Promise<void> {
    setBusy(true);
    try {
      const sent = kept.present();
      const saved = await send(given, sent);
      await client.invalidateQueries({ queryKey: [rowsKey(place)] });
      await client.invalidateQueries({ queryKey: ["row-titles", place] });
      // The form shows what was entered until the list has loaded it.
      const left = enteredSince(sent, kept.present(), saved);
      const hasMore = Object.keys(left.values).length > 0;
      toast.success(row ? "Row saved" : "Row added");
      // What is entered in another form of a new row, with this one's id, is a change of this row.
      if (hasMore && !row && !isShown()) return;
      kept.drop();
      if (hasMore && row) kept.change(left);
      else if (hasMore) values.write(nameOf(saved.id), left);
      if (!isShown()) return;
      if (hasMore) onMore(saved.id);
      else onSaved();
    } catch (failure) {
      refuse(failure);
    } finally {
      setBusy(false);
    }
  }

  function save(): void {
    if (busy || isHeld) return;
    const given = givenValues(row, properties, kept.value);
    setRefusal({ ...NONE, faults: given.faults });
    if (Object.keys(given.faults).length > 0) return;
    if (row && Object.keys(given.values).length === 0) onSaved();
    else void store(given.values);
  }

  function takeTheirs(name: string): void {
    kept.change(withoutValue(kept.present(), name));
    settle(name);
  }

  function discard(): void {
    kept.drop();
    setRefusal(NONE);
  }

  return {
    properties,
    keptName,
    ...refusal,
    busy,
    isWaiting: isHeld,
    hold,
    isKept: kept.isKept,
    save,
    settle,
    takeTheirs,
    discard,
    valueOf: (property: Property) => fieldValue(row, property, kept.value),
    change: (property: Property, value: Entered) => kept.change(withValue(row, property, kept.present(), value)),
  };
}
