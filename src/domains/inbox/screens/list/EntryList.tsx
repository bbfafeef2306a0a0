import { useRef } from "react";
import { Inbox } from "lucide-react";
import type { List } from "#client";
import { Button, ButtonLink, EmptyState, ErrorState, LoadingBlock, LoadMore } from "#ui/kit";
import type { ListedEntry } from "../../contract.ts";
import type { InboxAddress } from "../use-inbox-address.ts";
import { EntryRow } from "./EntryRow.tsx";
import { NewArrivals } from "./NewArrivals.tsx";

type EntryListProps = { address: InboxAddress; list: List<ListedEntry> };

/** The entries, newest first, in a column of their own. */
export function EntryList({ address, list }: EntryListProps) {
  const { rows, error, onRetry, more } = list;
  const column = useRef<HTMLElement>(null);
  return (
    <section
      ref={column}
      aria-label="Entries"
      className="relative rounded-card border border-line bg-raised lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <NewArrivals onShow={() => column.current?.scrollTo({ top: 0 })} />
      {error !== undefined && !rows && <ErrorState message={error} onRetry={onRetry} />}
      {!rows && error === undefined && (
        <div className="p-4">
          <LoadingBlock lines={8} />
        </div>
      )}
      {rows?.length === 0 && !more.hasMore && <NoEntries address={address} />}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              to={address.addressOf(entry.id)}
              isCurrent={entry.id === address.id}
            />
          ))}
        </ul>
      )}
      <LoadMore {...more} />
    </section>
  );
}

function NoEntries({ address: { filters, show } }: { address: InboxAddress }) {
  if (Object.keys(filters).length > 0)
    return (
      <EmptyState
        icon={<Inbox />}
        title="Nothing found"
        action={<Button onClick={() => show({}, "")}>Show all that is open</Button>}
      >
        No entry matches the search and the filters.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Inbox />}
      title="Nothing to do"
      action={<ButtonLink to="/admin/pages">Go to the pages</ButtonLink>}
    >
      What visitors send through the forms on your pages arrives here. Archived entries and spam are behind “Status”.
    </EmptyState>
  );
}
