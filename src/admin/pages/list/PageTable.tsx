import type { ReactNode } from "react";
import type { PageSummary } from "#publishing";
import { DataTable, type Column } from "#ui/kit";
import { pageScreen } from "../page.ts";
import type { PageDialog } from "./PageDialogs.tsx";
import { PageRowMenu } from "./PageRowMenu.tsx";

type PageTableProps = {
  label: string;
  columns: Column<PageSummary>[];
  rows: PageSummary[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  onDialog: (dialog: PageDialog) => void;
  empty: ReactNode;
};

/** Pages or posts; each row opens its page and has a menu. */
export function PageTable({ onDialog, ...list }: PageTableProps) {
  return (
    <DataTable
      {...list}
      rowKey={({ id }) => id}
      rowLink={(page) => pageScreen(page)}
      rowActions={(page) => <PageRowMenu page={page} onDialog={onDialog} />}
    />
  );
}
