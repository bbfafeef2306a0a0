import { useSearchParams } from "react-router";

/** The values that a screen keeps in the query of its address: a list's filters, the open dialog. */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  /**
   * Changes the query. It starts from the browser's address: what is rendered may be older while another change is under
   * way. @param options.replace false keeps the address before in the browser's history.
   */
  function edit(write: (latest: URLSearchParams) => void, { replace = true } = {}): void {
    const latest = new URLSearchParams(window.location.search);
    write(latest);
    setQuery(latest, { replace });
  }
  /** @param changes values by name; undefined removes one. */
  function change(changes: Readonly<Record<string, string | undefined>>): void {
    edit((latest) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) latest.delete(name);
        else latest.set(name, value);
      }
    });
  }
  return {
    query,
    has: (name: string) => query.has(name),
    /** @returns a value; empty without one. */
    read: (name: string) => query.get(name) ?? "",
    edit,
    change,
    clear: () => setQuery({}, { replace: true }),
  };
}
