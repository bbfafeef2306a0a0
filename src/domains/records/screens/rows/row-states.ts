import type { ListedRow, RowChange } from "../../contract.ts";
import { isSameValue } from "../../values/is-same-value.ts";
import { presentProperties, type Entity, type PropertyValue } from "../../entities/property.ts";

/** The values of a row by the id of the property. */
type State = Readonly<Record<string, PropertyValue>>;

/** A change with the state that it left the row in. */
export type RowState = { change: RowChange; state: State };

/** @returns the changes, newest first, each with the values that the row had afterwards. */
export function statesOf(entity: Entity, row: ListedRow, changes: readonly RowChange[]): RowState[] {
  let state: State = Object.fromEntries(
    presentProperties(entity).map(({ id, name }) => [id, row.values[name] ?? null]),
  );
  return changes.map((change) => {
    const found = { change, state };
    const before = change.values.map(({ id, from }) => [id, from] as const);
    state = Object.assign({}, state, Object.fromEntries(before));
    return found;
  });
}

/** @returns the change that brings a row back to a state, and what it has now; nothing of properties that are removed. */
export function restoration(entity: Entity, row: ListedRow, state: State) {
  const changed = presentProperties(entity).filter(
    ({ id, name }) => id in state && !isSameValue(state[id], row.values[name]),
  );
  return {
    values: Object.fromEntries(changed.map(({ id, name }) => [name, state[id] ?? null])),
    was: Object.fromEntries(changed.map(({ name }) => [name, row.values[name] ?? null])),
  };
}
