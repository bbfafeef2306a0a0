import { FilePlus, Newspaper } from "lucide-react";
import { useState } from "react";
import { useAddressQuery, useSession } from "#client";
import { Button, EmptyState, lazyDialog, LoadMore, PageHeader } from "#ui/kit";
import { useList } from "../../use-list.ts";
import { PageDialogs, type PageDialog } from "../../pages/list/PageDialogs.tsx";
import { statusQuery } from "../../pages/list/status-filter.ts";
import { CreatePostDialog } from "../create/CreatePostDialog.tsx";
import { TransferButtons } from "../transfer/TransferButtons.tsx";
import { PostFilters } from "./PostFilters.tsx";
import { PostTable } from "./PostTable.tsx";
import { useReloadWhenDue } from "./use-reload-when-due.ts";

const ImportDialog = lazyDialog(async () => (await import("../transfer/ImportDialog.tsx")).ImportDialog);

/** Every post, last changed first. Search, filters and the open dialog for a new post are part of the address. */
export function PostList() {
  const { may } = useSession();
  const query = useAddressQuery();
  const [dialog, setDialog] = useState<PageDialog>();
  const [search, status, author, tag] = ["search", "status", "author", "tag"].map(query.read);
  const wanted = { kind: "post", search, author, tag, ...statusQuery(status ?? "") };
  const { rows, error, onRetry, more } = useList("GET /api/pages", { query: wanted });
  useReloadWhenDue(rows);
  const isFiltered = [search, status, author, tag].some(Boolean);
  const mayCreate = may("page.edit");
  const create = () => query.change({ create: "" });
  return (
    <>
      <PageHeader
        title="Posts"
        actions={
          <>
            <TransferButtons onImport={() => query.change({ import: "" })} />
            {mayCreate && (
              <Button variant="primary" icon={<FilePlus />} onClick={create}>
                Create post
              </Button>
            )}
          </>
        }
      />
      <PostFilters query={query} />
      <PostTable
        rows={rows}
        error={error}
        onRetry={onRetry}
        onDialog={setDialog}
        empty={isFiltered ? <NoneFound onAll={query.clear} /> : <NoPosts onCreate={mayCreate && create} />}
      />
      <LoadMore {...more} />
      {mayCreate && (
        <CreatePostDialog
          open={query.has("create")}
          onOpenChange={(open) => query.change({ create: open ? "" : undefined })}
        />
      )}
      {mayCreate && query.has("import") && <ImportDialog onClose={() => query.change({ import: undefined })} />}
      <PageDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

function NoneFound({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState icon={<Newspaper />} title="No post found" action={<Button onClick={onAll}>Show all posts</Button>}>
      No post matches the search and the filters.
    </EmptyState>
  );
}

function NoPosts({ onCreate }: { onCreate: false | (() => void) }) {
  return (
    <EmptyState
      icon={<Newspaper />}
      title="No posts yet"
      action={onCreate && <Button onClick={onCreate}>Write the first post</Button>}
    >
      A post appears on your blog once you publish it, at once or at a time that you set.
    </EmptyState>
  );
}
