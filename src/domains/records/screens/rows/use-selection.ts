import { useState } from "react";

/** Which rows are selected: some of those that are loaded, or all that the list finds. @param list identifies the list. */
export function useSelection(list: string) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // The list for which "all" was chosen: the choice doesn't apply to another list.
  const [allOf, setAllOf] = useState<string>();
  return {
    selected,
    areAll: allOf === list,
    select: (ids: ReadonlySet<string>) => {
      setAllOf(undefined);
      setSelected(ids);
    },
    selectAll: () => setAllOf(list),
    /** Ends what a selection was made for; rows selected since then stay so. */
    deselect: (before: ReadonlySet<string>) => {
      setAllOf(undefined);
      setSelected((now) => new Set([...now].filter((id) => !before.has(id))));
    },
    clear: () => {
      setAllOf(undefined);
      setSelected(new Set());
    },
  };
}
