/** A value that React components subscribe to (useSyncExternalStore); a new object after every change. */
export type Store<Value> = {
  get: () => Value;
  set: (change: Partial<Value>) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Creates a store; setting the current values notifies nobody. */
export function makeStore<Value extends object>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (change) => {
      const isNew = Object.entries(change).some(([name, one]) => value[name as keyof Value] !== one);
      if (!isNew) return;
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
