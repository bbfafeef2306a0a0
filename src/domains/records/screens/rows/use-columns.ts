import { useMemo, useState } from "react";
import type { Entity } from "../../entities/property.ts";
import { allColumns, readColumns, type RowColumn } from "./columns.ts";

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // The choice then lasts as long as the screen.
  }
}

/** The columns of an entity's table, chosen for this browser. @returns those that are shown, all, and ways to choose. */
export function useColumns(entity: Entity) {
  const key = `blockwright-columns/${entity.id}`;
  const [text, setText] = useState(() => stored(key));
  // Rows are only re-rendered when these change.
  const { all, ids, shown } = useMemo(() => {
    const [columns, chosen] = [allColumns(entity), readColumns(entity, text)];
    return { all: columns, ids: chosen, shown: columns.filter(({ id }) => chosen.includes(id)) };
  }, [entity, text]);
  const choose = (next: readonly string[]) => {
    store(key, next);
    setText(JSON.stringify(next));
  };
  const toggle = ({ id }: RowColumn) => {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    // A table without columns would say nothing.
    if (next.length > 0) choose(next);
  };
  return { all, shown, toggle, choose };
}
