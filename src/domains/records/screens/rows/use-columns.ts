import { useMemo, useState } from "react";
import { readChoice, storeChoice } from "#ui/kit";
import type { Entity } from "../../entities/property.ts";
import { allColumns, readColumns, type RowColumn } from "./columns.ts";

/** The columns of an entity's table, chosen for this browser. @returns those that are shown, all, and ways to choose. */
export function useColumns(entity: Entity) {
  const name = `blockwright-columns/${entity.id}`;
  const [text, setText] = useState(() => readChoice(name));
  // Rows are only re-rendered when these change.
  const { all, ids, shown } = useMemo(() => {
    const [columns, chosen] = [allColumns(entity), readColumns(entity, text)];
    return { all: columns, ids: chosen, shown: columns.filter(({ id }) => chosen.includes(id)) };
  }, [entity, text]);
  const choose = (next: readonly string[]) => {
    const chosen = JSON.stringify(next);
    storeChoice(name, chosen);
    setText(chosen);
  };
  const toggle = ({ id }: RowColumn) => {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    // A table without columns would say nothing.
    if (next.length > 0) choose(next);
  };
  return { all, shown, toggle, choose };
}
