import { useSearchParams } from "react-router";

/** Which entries of a list are shown, as the address of the screen says. */
export type EntryQuery = {
  values: { search: string; suspicious: string };
  change: (name: "search" | "suspicious", value: string) => void;
};

/** Reads from the screen's address which entries are shown, and changes it. */
export function useEntryQuery(): EntryQuery {
  const [query, setQuery] = useSearchParams();
  const change = (name: string, value: string) =>
    setQuery(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return { values: { search: query.get("search") ?? "", suspicious: query.get("suspicious") ?? "" }, change };
}
