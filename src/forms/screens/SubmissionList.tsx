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
import type { SubmissionQuery } from "./use-submission-query.ts";

type SubmissionListProps<Submission> = {
  title: string;
  /** What they are called, in the plural: "leads". */
  noun: string;
  /** What the inbox, which has them too, calls their kind. */
  kind: "lead" | "subscriber";
  /** The address of the CSV file. */
  file: `/api/${string}.csv`;
  /** What to list, and the result. */
  query: SubmissionQuery;
  list: List<Submission>;
  columns: readonly Column<Submission>[];
  /** Says where submissions come from, while there are none. */
  source: ReactNode;
};

/**
 * What visitors sent, newest first, with search, the suspicious ones apart, and a CSV file. The address keeps what is
 * shown.
 */
export function SubmissionList<Submission extends { id: string }>(props: SubmissionListProps<Submission>) {
  const { title, noun, kind, file, query, list, columns } = props;
  const { search, suspicious } = query.values;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <ButtonLink to={`/admin/inbox?kind=${kind}`} icon={<Inbox aria-hidden />}>
              Open the inbox
            </ButtonLink>
            <ButtonLink to={file} reloadDocument download icon={<Download aria-hidden />}>
              Download CSV
            </ButtonLink>
          </>
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
            These have a value in a field that people don’t see, so programs sent them. They aren’t exported or emailed.
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

type NothingProps = Pick<SubmissionListProps<never>, "noun" | "source"> & { search: string; suspicious: string };

function Nothing({ noun, source, search, suspicious }: NothingProps) {
  if (search) return <EmptyState title="Nothing found">No name, address or page contains “{search}”.</EmptyState>;
  if (suspicious) return <EmptyState title="Nothing suspicious">Every submission came from a person.</EmptyState>;
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
