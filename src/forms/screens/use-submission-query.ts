import { useSearchParams } from "react-router";

/** Which submissions a list shows; kept in the screen's address. */
export type SubmissionQuery = {
  values: { search: string; suspicious: string };
  change: (name: "search" | "suspicious", value: string) => void;
};

/** Reads and changes which submissions are shown, in the screen's address. */
export function useSubmissionQuery(): SubmissionQuery {
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
