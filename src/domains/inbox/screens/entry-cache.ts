import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Entry, ListedEntry } from "../contract.ts";
import { isOpenStatus } from "../entry.ts";
import { ENTRIES, ENTRY } from "./client.ts";

type Lists = InfiniteData<{ items: ListedEntry[]; nextCursor?: string }>;

/** @returns whether a list by status still has an entry. An entry that was new stays in its list while it is read. */
function belongs(entry: ListedEntry, status: string | undefined): boolean {
  if (status === undefined || status === "open") return isOpenStatus(entry.status);
  return status === "all" || entry.status === status || (status === "new" && entry.status === "read");
}

function listedOf(entry: Entry): ListedEntry {
  const { id, createdAt, kind, form, name, email, summary, pagePath, status, assignee, tags } = entry;
  return { id, createdAt, kind, form, name, email, summary, pagePath, status, assignee, tags };
}

const statusIn = (query: unknown): string | undefined =>
  typeof query === "object" && query !== null && "status" in query && typeof query.status === "string"
    ? query.status
    : undefined;

/**
 * Puts an entry as the server has it into the open detail and into every loaded list, which it leaves where it no longer
 * belongs. What follows in a list is not read again, so that nothing jumps.
 */
export function putEntry(client: QueryClient, entry: Entry): void {
  client.setQueryData([ENTRY, entry.id], entry);
  const listed = listedOf(entry);
  for (const [key] of client.getQueriesData<Lists>({ queryKey: [ENTRIES] })) {
    const stays = belongs(listed, statusIn(key[1]));
    client.setQueryData<Lists>(key, (lists) =>
      lists?.pages
        ? {
            ...lists,
            pages: lists.pages.map((page) => ({
              ...page,
              items: page.items.flatMap((one) => (one.id === entry.id ? (stays ? [listed] : []) : [one])),
            })),
          }
        : lists,
    );
  }
}
