import { useAddressQuery } from "#client";

/** Which submissions a list shows; kept in the screen's address. */
export type SubmissionQuery = {
  values: { search: string; suspicious: string };
  change: (name: "search" | "suspicious", value: string) => void;
};

/** Reads and changes which submissions are shown, in the screen's address. */
export function useSubmissionQuery(): SubmissionQuery {
  const { read, change } = useAddressQuery();
  return {
    values: { search: read("search"), suspicious: read("suspicious") },
    change: (name, value) => change({ [name]: value || undefined }),
  };
}
