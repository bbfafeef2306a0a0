import { Download, Inbox } from "lucide-react";
import type { ReactNode } from "react";
import {
  Alert,
  ButtonLink,
  DataTable,
  EmptyState,
  LoadMore,
  PageHeader,
  SearchField,
  SelectField,
  type Column,
} from "#ui/kit";
import type { List } from "#client";
import type { EntryQuery } from "./use-entry-query.ts";

type EntryListProps<Entry> = {
  title: string;
  /** What one of them is called, in the plural. */
  noun: string;
  /** The address of the file with all of them. */
  file: `/api/${string}.csv`;
  /** What is asked for, and what was found. */
  query: EntryQuery;
  list: List<Entry>;
  columns: readonly Column<Entry>[];
  /** Says where such entries come from, while there are none. */
  source: ReactNode;
};

/** What visitors sent, newest first: with search, those that were set apart, and the file. What is shown stands in the address. */
export function EntryList<Entry extends { id: string }>(props: EntryListProps<Entry>) {
  const { title, noun, file, query, list, columns } = props;
  const { search, suspicious } = query.values;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <ButtonLink to={file} reloadDocument download icon={<Download aria-hidden />}>
            Download CSV
          </ButtonLink>
        }
      />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchField label={`Search ${noun}`} value={search} onSearch={(value) => query.change("search", value)} />
        <SelectField
          label={`Which ${noun}`}
          labelHidden
          value={suspicious}
          onValueChange={(value) => query.change("suspicious", value)}
          options={[
            { value: "", label: "Genuine" },
            { value: "1", label: "Suspicious" },
          ]}
        />
      </div>
      {suspicious && (
        <div className="mb-4">
          <Alert kind="info">
            These filled a field that people don't see, so programs sent them. They are in no file and no mail.
          </Alert>
        </div>
      )}
      <DataTable
        label={title}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowLink={({ id }) => id}
        error={list.error}
        onRetry={list.onRetry}
        empty={<Nothing {...props} search={search} suspicious={suspicious} />}
      />
      <LoadMore {...list.more} />
    </>
  );
}

type NothingProps = Pick<EntryListProps<never>, "noun" | "source"> & { search: string; suspicious: string };

function Nothing({ noun, source, search, suspicious }: NothingProps) {
  if (search) return <EmptyState title="Nothing found">No name, address or page contains “{search}”.</EmptyState>;
  if (suspicious) return <EmptyState title="Nothing suspicious">Every entry came from a person.</EmptyState>;
  return (
    <EmptyState
      icon={<Inbox />}
      title={`No ${noun} yet`}
      action={<ButtonLink to="/admin/pages">Go to the pages</ButtonLink>}
    >
      {source}
    </EmptyState>
  );
}
