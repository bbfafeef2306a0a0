import type { ReactNode } from "react";
import type { PageSummary } from "#publishing";
import { DataTable, type Column } from "#ui/kit";
import { Moment } from "#client";
import { PageStatusBadge } from "../PageStatusBadge.tsx";
import { pageScreen, shownPath } from "../page.ts";
import type { PageDialog } from "./PageDialogs.tsx";
import { RowMenu } from "./RowMenu.tsx";

const COLUMNS: Column<PageSummary>[] = [
  {
    id: "title",
    header: "Page",
    cell: (page) => (
      <span className="grid">
        <span className="truncate">{page.title}</span>
        <span className="truncate text-sm font-normal text-ink-soft">{shownPath(page)}</span>
      </span>
    ),
  },
  { id: "status", header: "Status", cell: ({ status }) => <PageStatusBadge status={status} /> },
  { id: "by", header: "Changed by", width: "minmax(0, 10rem)", cell: ({ updatedBy }) => updatedBy || "The system" },
  { id: "at", header: "Changed", cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
];

type PageTableProps = {
  rows: PageSummary[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  onDialog: (dialog: PageDialog) => void;
  empty: ReactNode;
};

/** Pages with their status; each row opens its page and has a menu. */
export function PageTable({ onDialog, ...list }: PageTableProps) {
  return (
    <DataTable
      {...list}
      label="Pages"
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowLink={({ id }) => pageScreen(id)}
      rowActions={(page) => <RowMenu page={page} onDialog={onDialog} />}
    />
  );
}
