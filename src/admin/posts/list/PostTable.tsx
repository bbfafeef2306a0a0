import type { ComponentProps } from "react";
import type { PageSummary } from "#publishing";
import { Chip, type Column } from "#ui/kit";
import { PageName } from "../../pages/list/PageName.tsx";
import { PageTable } from "../../pages/list/PageTable.tsx";
import { StatusCell } from "../../pages/list/StatusCell.tsx";
import { Byline } from "./Byline.tsx";

const MAX_TAGS = 3;

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <span className="text-ink-soft">None</span>;
  const more = tags.slice(MAX_TAGS);
  return (
    <span className="flex flex-wrap gap-1">
      {tags.slice(0, MAX_TAGS).map((tag) => (
        <Chip key={tag} text={tag} />
      ))}
      {more.length > 0 && (
        <span className="text-xs text-ink-soft" title={more.join(", ")}>
          {`${more.length} more`}
        </span>
      )}
    </span>
  );
}

const COLUMNS: Column<PageSummary>[] = [
  { id: "title", header: "Post", cell: (post) => <PageName page={post} /> },
  { id: "status", header: "Status", cell: (post) => <StatusCell page={post} isNarrow /> },
  { id: "by", header: "Author and date", width: "fit-content(10rem)", cell: ({ post }) => <Byline {...post} /> },
  { id: "tags", header: "Tags", width: "fit-content(9rem)", cell: ({ post }) => <Tags tags={post?.tags ?? []} /> },
];

/** Posts with their data; each row opens its post and has a menu. */
export function PostTable(list: Omit<ComponentProps<typeof PageTable>, "kind" | "label" | "columns">) {
  return <PageTable {...list} kind="post" label="Posts" columns={COLUMNS} />;
}
