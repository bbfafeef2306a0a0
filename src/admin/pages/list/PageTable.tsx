import type { ReactNode } from "react";
import type { PageSummary } from "#publishing";
import { DataTable, type Column } from "#ui/kit";
import { Moment } from "#client";
import { pageScreen } from "../page.ts";
import type { PageDialog } from "./PageDialogs.tsx";
import { PageName } from "./PageName.tsx";
import { PageRowMenu } from "./PageRowMenu.tsx";
import { StatusCell } from "./StatusCell.tsx";

const COLUMNS: Column<PageSummary>[] = [
  { id: "title", header: "Page", cell: (page) => <PageName page={page} /> },
  { id: "status", header: "Status", cell: (page) => <StatusCell page={page} /> },
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
      rowLink={(page) => pageScreen(page)}
      rowActions={(page) => <PageRowMenu page={page} onDialog={onDialog} />}
    />
  );
}
