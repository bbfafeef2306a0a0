import type { ReactNode } from "react";
import type { PageSummary } from "#publishing";
import { DataTable, type Column, IconButton, Menu, type MenuItem } from "#ui/kit";
import { Moment } from "#client";
import { PageStatusBadge } from "../PageStatusBadge.tsx";
import { pageScreen, shownPath, editorScreen, openInTab, siteAddress } from "../page.ts";
import type { PageDialog } from "./PageDialogs.tsx";
import { ExternalLink, MoreHorizontal, SquarePen } from "lucide-react";
import { usePageMenu } from "../use-page-menu.tsx";

/** What can be done to a page without opening it. */
function RowMenu({ page, onDialog }: { page: PageSummary; onDialog: (dialog: PageDialog) => void }) {
  const address = siteAddress(page);
  const open: MenuItem[] = [
    ...(page.status === "archived" ? [] : [{ label: "Edit page", icon: <SquarePen />, to: editorScreen(page.id) }]),
    ...(address ? [{ label: "Open on the site", icon: <ExternalLink />, onSelect: () => openInTab(address) }] : []),
  ];
  return (
    <Menu
      trigger={<IconButton label={`Actions for ${page.title}`} icon={<MoreHorizontal />} />}
      items={[...open, ...usePageMenu(page, onDialog)]}
    />
  );
}

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
