import { useSearchParams } from "react-router";

/** The filters of a list and its open dialogs, as the address has them. */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const change = (name: string, value: string | undefined) =>
    setQuery(
      (before) => {
        if (value === undefined) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return {
    has: (name: string) => query.has(name),
    /** @returns a filter's value; empty without one. */
    read: (name: string) => query.get(name) ?? "",
    /** @param value undefined removes it. */
    change,
    clear: () => setQuery({}, { replace: true }),
  };
}
