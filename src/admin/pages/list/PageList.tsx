import { FilePlus, FileText } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button, EmptyState, LoadMore, PageHeader, SearchField, SelectField } from "#ui/kit";
import { useList } from "../../call.ts";
import { useSession } from "#client";
import { CreatePageDialog } from "../create/CreatePageDialog.tsx";
import { STATUS_WORDS } from "../page.ts";
import { SharedBlocksEntry } from "./SharedBlocksEntry.tsx";
import { PageDialogs, type PageDialog } from "./PageDialogs.tsx";
import { PageTable } from "./PageTable.tsx";

const FILTERS = [
  { value: "", label: "Any status" },
  ...Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label })),
];

function foundText(count: number, hasMore: boolean): string {
  if (hasMore) return `${count} or more pages found`;
  return count === 1 ? "1 page found" : `${count} pages found`;
}

/** Every page, last changed first. The search and the open dialog for a new page are part of the address. */
export function PageList() {
  const { may } = useSession();
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<PageDialog>();
  const search = query.get("search") ?? "";
  const status = query.get("status") ?? "";
  const { rows, error, onRetry, more } = useList("GET /api/pages", { query: { search, status } });
  const change = (name: string, value: string | undefined) =>
    setQuery(
      (before) => {
        if (value === undefined) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const mayCreate = may("page.edit");
  const create = () => change("create", "");
  const showAll = () => setQuery({}, { replace: true });
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
      <SharedBlocksEntry />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchField label="Search pages" value={search} onSearch={(value) => change("search", value || undefined)} />
        <SelectField
          label="Status"
          labelHidden
          value={status}
          options={FILTERS}
          onValueChange={(value) => change("status", value || undefined)}
        />
      </div>
      <p role="status" className="sr-only">
        {(search || status) && rows && foundText(rows.length, more.hasMore)}
      </p>
      <PageTable
        rows={rows}
        error={error}
        onRetry={onRetry}
        onDialog={setDialog}
        empty={<NoPages search={search} status={status} onAll={showAll} onCreate={mayCreate && create} />}
      />
      <LoadMore {...more} />
      {mayCreate && (
        <CreatePageDialog open={query.has("create")} onOpenChange={(open) => change("create", open ? "" : undefined)} />
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
