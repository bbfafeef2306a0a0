import { useCallback, useState, type ReactNode } from "react";
import type { PageKind, PageSummary } from "#publishing";
import { useSession } from "#client";
import { DataTable, type Column } from "#ui/kit";
import { SelectedPages } from "../bulk/SelectedPages.tsx";
import { pageScreen } from "../page.ts";
import type { PageDialog } from "./PageDialogs.tsx";
import { PageRowMenu } from "./PageRowMenu.tsx";

type PageTableProps = {
  kind: PageKind;
  label: string;
  columns: Column<PageSummary>[];
  rows: PageSummary[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  onDialog: (dialog: PageDialog) => void;
  empty: ReactNode;
};

/** Pages or posts; each row opens its page and has a menu. Those who may publish can select several. */
export function PageTable({ kind, onDialog, ...list }: PageTableProps) {
  const { may } = useSession();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const nameOf = ({ title, path }: PageSummary) => title || path;
  const rowActions = useCallback((page: PageSummary) => <PageRowMenu page={page} onDialog={onDialog} />, [onDialog]);
  return (
    <>
      <SelectedPages kind={kind} rows={list.rows ?? []} selected={selected} onSelect={setSelected} />
      <DataTable
        {...list}
        rowKey={({ id }) => id}
        rowLink={(page) => pageScreen(page)}
        rowActions={rowActions}
        selection={may("page.publish") ? { selected, onSelect: setSelected, nameOf } : undefined}
      />
    </>
  );
}
