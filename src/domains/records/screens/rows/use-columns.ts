import { useState } from "react";
import type { Entity } from "../../property.ts";
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
  const ids = readColumns(entity, text);
  const all = allColumns(entity);
  const shown = all.filter(({ id }) => ids.includes(id));
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
