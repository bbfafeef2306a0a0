import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#client";
import { toast } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import { isSameValue } from "../../values/is-same-value.ts";
import type { Property, PropertyValue } from "../../entities/property.ts";
import { readValue } from "../../values/read-value.ts";
import { call, type RowsPlace } from "../client.ts";
import { showRow } from "./row-cache.ts";
import { changedValues, refusedValues } from "./row-faults.ts";

/** A value that someone else has changed since I saw it. */
export type CellConflict = { row: ListedRow; property: Property; mine: PropertyValue; theirs: PropertyValue };

/**
 * Changes one value of a row: it is shown at once, and stored only if it still is what was seen.
 * @returns `change`; `conflict`: what someone else changed first, until `keepMine` or `useTheirs` decides it.
 */
export function useChangeCell(place: RowsPlace) {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<CellConflict>();

  async function store(row: ListedRow, property: Property, mine: PropertyValue): Promise<void> {
    const { name, title } = property;
    const seen = row.values[name] ?? null;
    showRow(client, place, { ...row, values: { ...row.values, [name]: mine } });
    try {
      const params = { ...place, id: row.id };
      const body = { values: { [name]: mine }, was: { [name]: seen } };
      showRow(client, place, await call("PATCH /api/tenants/:tenant/entities/:entity/rows/:id", { params, body }));
    } catch (error) {
      const changed = changedValues(error);
      const theirs = changed?.[name] ?? null;
      const present = { ...row, values: { ...row.values, ...(changed && { [name]: theirs }) } };
      showRow(client, place, present);
      if (changed) {
        setConflict({ row: present, property, mine, theirs });
        return;
      }
      const fault = refusedValues(error, [property])[name] ?? messageOf(error);
      toast.error(`${title} isn’t saved. ${fault}`, {
        duration: Infinity,
        action: { label: "Try again", onClick: () => void store(row, property, mine) },
      });
    }
  }

  /** @param given a value that the property takes. */
  function change(row: ListedRow, property: Property, given: unknown): void {
    const read = readValue(property, given);
    if (!read.ok) return;
    if (isSameValue(read.value, row.values[property.name])) return;
    void store(row, property, read.value);
  }

  const decide = (keepsMine: boolean) => {
    setConflict(undefined);
    if (conflict && keepsMine) void store(conflict.row, conflict.property, conflict.mine);
  };
  return { change, conflict, keepMine: () => decide(true), useTheirs: () => decide(false) };
}
