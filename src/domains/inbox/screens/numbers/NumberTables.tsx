import { numbered } from "#client";
import { DataTable, EmptyState, type Column } from "#ui/kit";
import type { InboxNumbers } from "../../numbers-contract.ts";
import { conversionText } from "./chart-scale.ts";

type Page = InboxNumbers["pages"][number];
type Source = InboxNumbers["sources"][number];

/** A number with a bar that only repeats it. */
function Counted({ count, most }: { count: number; most: number }) {
  return (
    <span className="flex items-center gap-2 tabular-nums">
      <span className="md:min-w-12 md:text-end">{numbered(count)}</span>
      <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-20 max-md:hidden">
        <rect width={most === 0 ? 0 : (count / most) * 100} height="8" className="fill-brand" />
      </svg>
    </span>
  );
}

const none = <EmptyState title="Nothing in this period">Choose more days to see what arrived before.</EmptyState>;

/** What arrived from which page, beside how often that page was shown. */
export function PageTable({ pages }: { pages: readonly Page[] }) {
  const most = Math.max(0, ...pages.map(({ entries }) => entries));
  const columns: Column<Page>[] = [
    { id: "page", header: "Page", cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    {
      id: "views",
      header: "Views",
      align: "end",
      cell: ({ views }) => <span className="tabular-nums">{numbered(views)}</span>,
    },
    { id: "entries", header: "Entries", cell: ({ entries }) => <Counted count={entries} most={most} /> },
    {
      id: "conversion",
      header: "Conversion",
      align: "end",
      cell: ({ entries, views }) => <span className="tabular-nums">{conversionText(entries, views)}</span>,
    },
  ];
  return (
    <DataTable
      label="Pages"
      columns={columns}
      rows={pages}
      rowKey={({ name }) => name}
      rowLink={({ name }) => `/admin/inbox?${new URLSearchParams({ status: "all", page: name })}`}
      empty={none}
    />
  );
}

/** Where the people who sent something came from. */
export function SourceTable({ sources }: { sources: readonly Source[] }) {
  const most = Math.max(0, ...sources.map(({ entries }) => entries));
  const columns: Column<Source>[] = [
    {
      id: "source",
      header: "Source",
      cell: ({ name }) =>
        name ? <span className="wrap-anywhere">{name}</span> : <span className="text-ink-soft">Not known</span>,
    },
    { id: "entries", header: "Entries", cell: ({ entries }) => <Counted count={entries} most={most} /> },
  ];
  return (
    <DataTable label="Sources" columns={columns} rows={sources} rowKey={({ name }) => name || "unknown"} empty={none} />
  );
}
