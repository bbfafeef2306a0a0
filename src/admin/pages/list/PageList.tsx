import { FilePlus, FileText } from "lucide-react";
import { useState } from "react";
import { Moment, useAddressQuery, useSession } from "#client";
import type { PageSummary } from "#publishing";
import { Button, EmptyState, LoadMore, PageHeader, SearchField, type Column } from "#ui/kit";
import { useList } from "../../use-list.ts";
import { GettingStarted } from "../../getting-started/GettingStarted.tsx";
import { CreatePageDialog } from "../create/CreatePageDialog.tsx";
import { SharedBlocksEntry } from "./SharedBlocksEntry.tsx";
import { PageDialogs, type PageDialog } from "./PageDialogs.tsx";
import { PageName } from "./PageName.tsx";
import { PageTable } from "./PageTable.tsx";
import { statusQuery } from "./status-filter.ts";
import { StatusCell } from "./StatusCell.tsx";
import { StatusFilter } from "./StatusFilter.tsx";

const COLUMNS: Column<PageSummary>[] = [
  { id: "title", header: "Page", cell: (page) => <PageName page={page} /> },
  { id: "status", header: "Status", cell: (page) => <StatusCell page={page} /> },
  { id: "by", header: "Changed by", width: "minmax(0, 10rem)", cell: ({ updatedBy }) => updatedBy || "The system" },
  { id: "at", header: "Changed", cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
];

/** Every page, last changed first. The search and the open dialog for a new page are part of the address. */
export function PageList() {
  const { may } = useSession();
  const query = useAddressQuery();
  const [dialog, setDialog] = useState<PageDialog>();
  const search = query.read("search");
  const status = query.read("status");
  const { rows, error, onRetry, more } = useList("GET /api/pages", { query: { search, ...statusQuery(status) } });
  const mayCreate = may("page.edit");
  const create = () => query.change({ create: "" });
  return (
    <>
      <PageHeader
        title="Pages"
        actions={
          mayCreate && (
            <Button variant="primary" icon={<FilePlus />} onClick={create}>
              Create page
            </Button>
          )
        }
      />
      <GettingStarted />
      <SharedBlocksEntry />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchField
          label="Search pages"
          value={search}
          onSearch={(value) => query.change({ search: value || undefined })}
        />
        <StatusFilter value={status} onChange={(value) => query.change({ status: value })} />
      </div>
      <PageTable
        kind="page"
        label="Pages"
        columns={COLUMNS}
        rows={rows}
        error={error}
        onRetry={onRetry}
        onDialog={setDialog}
        empty={<NoPages search={search} status={status} onAll={query.clear} onCreate={mayCreate && create} />}
      />
      <LoadMore {...more} />
      {mayCreate && (
        <CreatePageDialog
          open={query.has("create")}
          onOpenChange={(open) => query.change({ create: open ? "" : undefined })}
        />
      )}
      <PageDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

type NoPagesProps = { search: string; status: string; onAll: () => void; onCreate: false | (() => void) };

function NoPages({ search, status, onAll, onCreate }: NoPagesProps) {
  if (search || status)
    return (
      <EmptyState icon={<FileText />} title="No page found" action={<Button onClick={onAll}>Show all pages</Button>}>
        {search ? `No title or address contains “${search}”.` : "No page has this status."}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<FileText />}
      title="No pages yet"
      action={onCreate && <Button onClick={onCreate}>Create the first page</Button>}
    >
      Begin with a template or an empty page.
    </EmptyState>
  );
}
