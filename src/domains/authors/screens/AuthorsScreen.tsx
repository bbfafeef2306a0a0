import { UserPlus } from "lucide-react";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useAddressQuery, useCommands, useSession } from "#client";
import { Button, LoadMore, PageHeader, SearchField } from "#ui/kit";
import { AuthorDialog } from "./AuthorDialog.tsx";
import { AuthorTable } from "./AuthorTable.tsx";
import { useList } from "./client.ts";
import { NoAuthors } from "./NoAuthors.tsx";
import { OpenedAuthor } from "./OpenedAuthor.tsx";
import { useDeleteAuthor } from "./use-delete-author.ts";

/** The screen's state in its address: the search, and which dialog is open. */
function useAddress() {
  const { query, change } = useAddressQuery();
  const set = (name: "search" | "author" | "create", value: string | undefined) => change({ [name]: value });
  const addressOf = (id: string) => `?${new URLSearchParams({ ...Object.fromEntries(query), author: id })}`;
  return { query, set, addressOf };
}

function AddCommand() {
  const navigate = useNavigate();
  const commands = useMemo(() => {
    const run = () => void navigate("?create");
    return [{ id: "add-author", label: "Add author…", group: "Actions", icon: <UserPlus />, run }];
  }, [navigate]);
  useCommands(commands);
  return null;
}

/** The area "Authors": who writes posts. */
export function AuthorsScreen() {
  const { may } = useSession();
  const { query, set, addressOf } = useAddress();
  const search = query.get("search") ?? "";
  const { rows, error, onRetry, more } = useList("GET /api/authors", { query: { search } });
  const onDelete = useDeleteAuthor();
  const mayEdit = may("page.edit");
  const create = () => set("create", "");
  return (
    <>
      <PageHeader
        title="Authors"
        description="The people who write your posts, and what readers see of them."
        actions={
          mayEdit && (
            <Button variant="primary" icon={<UserPlus />} onClick={create}>
              Add author
            </Button>
          )
        }
      />
      <div className="mb-4">
        <SearchField label="Search authors" value={search} onSearch={(text) => set("search", text || undefined)} />
      </div>
      <AuthorTable
        {...{ rows, error, onRetry, addressOf }}
        actions={mayEdit ? { onEdit: (id) => set("author", id), onDelete } : undefined}
        empty={<NoAuthors search={search} onAll={() => set("search", undefined)} onCreate={mayEdit && create} />}
      />
      <LoadMore {...more} />
      {mayEdit && (
        <>
          <AddCommand />
          {query.has("create") && <AuthorDialog onClose={() => set("create", undefined)} />}
          <OpenedAuthor id={query.get("author") ?? ""} rows={rows} onClose={() => set("author", undefined)} />
        </>
      )}
    </>
  );
}
