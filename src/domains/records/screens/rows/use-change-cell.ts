import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { hasCode, messageOf, useIsShown } from "#client";
import { shorten } from "#shared";
import { toast } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import { isSameValue } from "../../values/is-same-value.ts";
import type { Property, PropertyValue } from "../../entities/property.ts";
import { readValue } from "../../values/read-value.ts";
import { call, rowsKey, type RowsPlace } from "../client.ts";
import { shownValue } from "../values/shown-value.ts";
import { showValues } from "./row-cache.ts";
import { changedValues, refusedValues } from "./row-faults.ts";

/** A value that someone else has changed since I saw it. */
export type CellConflict = { row: ListedRow; property: Property; mine: PropertyValue; theirs: PropertyValue };

/** The most characters that a message repeats of a value. */
const MAX_SHOWN = 200;

const cellOf = (row: ListedRow, property: Property) => `${row.id} ${property.name}`;

/**
 * Changes one value of a row: it is shown at once, and stored only if it still is what was seen. Changes of one cell are
 * sent one after the other; an answer shows nothing but the value of its cell.
 * @returns `change`; `conflict`: the first of those that someone else changed first, until `keepMine` or `useTheirs`
 * decides it.
 */
export function useChangeCell(place: RowsPlace) {
  const client = useQueryClient();
  const isShown = useIsShown();
  const [conflicts, setConflicts] = useState<readonly CellConflict[]>([]);
  /** The last change of each cell that is on its way; gives the value that is stored after it. */
  const pending = useRef(new Map<string, Promise<PropertyValue>>());

  /** @returns the value that the cell shows, as far as known, once it was sent. */
  async function send(row: ListedRow, property: Property, mine: PropertyValue, seen: PropertyValue) {
    const { name, title } = property;
    try {
      const params = { ...place, id: row.id };
      const body = { values: { [name]: mine }, was: { [name]: seen } };
      const saved = await call("PATCH /api/tenants/:tenant/entities/:entity/rows/:id", { params, body });
      return { value: saved.values[name] ?? null, stored: saved.values[name] ?? null, saved };
    } catch (error) {
      const changed = changedValues(error);
      if (changed && isShown()) {
        const theirs = changed[name] ?? null;
        const found = { row: { ...row, values: { ...row.values, [name]: theirs } }, property, mine, theirs };
        setConflicts((all) => [...all.filter((one) => cellOf(one.row, one.property) !== cellOf(row, property)), found]);
        return { value: theirs, stored: seen };
      }
      // The list may still have a row that someone else has deleted.
      if (hasCode(error, "NOT_FOUND")) void client.invalidateQueries({ queryKey: [rowsKey(place)] });
      const fault = refusedValues(error, [property])[name] ?? messageOf(error);
      const entered = shorten(shownValue(property, mine), MAX_SHOWN);
      toast.error(`${title}${entered && ` “${entered}”`} isn’t saved. ${fault}`, {
        id: cellOf(row, property),
        duration: Infinity,
        action: changed ? undefined : { label: "Try again", onClick: () => store(row, property, mine) },
      });
      return { value: seen, stored: seen };
    }
  }

  function store(row: ListedRow, property: Property, mine: PropertyValue): void {
    const { name } = property;
    const cell = cellOf(row, property);
    showValues(client, place, row.id, { [name]: mine });
    toast.dismiss(cell);
    const before = pending.current.get(cell) ?? Promise.resolve(row.values[name] ?? null);
    const stored = before.then(async (seen) => {
      const sent = await send(row, property, mine, seen);
      if (pending.current.get(cell) === stored) {
        pending.current.delete(cell);
        showValues(client, place, row.id, { [name]: sent.value }, sent.saved);
      }
      return sent.stored;
    });
    pending.current.set(cell, stored);
  }

  /** @param row as it was when the change began. @param given a value that the property takes. */
  function change(row: ListedRow, property: Property, given: unknown): void {
    const read = readValue(property, given);
    if (!read.ok) return;
    if (isSameValue(read.value, row.values[property.name])) return;
    store(row, property, read.value);
  }

  const [conflict] = conflicts;
  const decide = (keepsMine: boolean) => {
    setConflicts((all) => all.filter((one) => one !== conflict));
    if (conflict && keepsMine) store(conflict.row, conflict.property, conflict.mine);
  };
  return { change, conflict, keepMine: () => decide(true), useTheirs: () => decide(false) };
}
