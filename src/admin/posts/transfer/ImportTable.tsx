import { useState } from "react";
import type { ImportedPost } from "#publishing";
import { Button, DataTable, SelectField, StatusBadge, type Column, TwoLines } from "#ui/kit";
import { pageScreen } from "../../pages/page.ts";
import { isInView, viewsOf, type ImportView } from "./import-views.ts";

const STEP = 100;

/** What happens to a post, worded for before and after the import. */
const WORDS = {
  create: { before: "Will be created", after: "Created", tone: "good" },
  skip: { before: "Exists already", after: "Existed already", tone: "neutral" },
  conflict: { before: "Path can’t be used", after: "Path couldn’t be used", tone: "attention" },
  invalid: { before: "Can’t be imported", after: "Couldn’t be imported", tone: "bad" },
} as const;

function Action({ post: { action, isPublished }, isDone }: { post: ImportedPost; isDone: boolean }) {
  const { before, after, tone } = WORDS[action];
  return <StatusBadge tone={tone}>{isPublished ? "Published" : isDone ? after : before}</StatusBadge>;
}

function Remarks({ remarks }: Pick<ImportedPost, "remarks">) {
  if (remarks.length === 0) return <span className="text-ink-soft">None</span>;
  return (
    <ul className="grid gap-1 text-sm">
      {remarks.map((remark) => (
        <li key={remark} className="break-words">
          {remark}
        </li>
      ))}
    </ul>
  );
}

function columnsOf(isDone: boolean): Column<ImportedPost>[] {
  return [
    {
      id: "title",
      header: "Post",
      cell: ({ title, path }) => (
        <TwoLines below={path} isCut>
          {title}
        </TwoLines>
      ),
    },
    { id: "action", header: isDone ? "Result" : "Action", cell: (post) => <Action post={post} isDone={isDone} /> },
    { id: "pictures", header: "Pictures", align: "end", cell: ({ pictures }) => pictures.length },
    { id: "remarks", header: "Remarks", width: "minmax(0, 18rem)", cell: (post) => <Remarks {...post} /> },
  ];
}

type ImportTableProps = {
  posts: readonly ImportedPost[];
  /** Whether it has happened. */
  isDone: boolean;
  /** More posts are still to come. */
  isGrowing: boolean;
};

/** The posts of an import, with what happens to each; long lists can be narrowed to what needs a look. */
export function ImportTable({ posts, isDone, isGrowing }: ImportTableProps) {
  const [shown, setShown] = useState(STEP);
  const [view, setView] = useState<ImportView>("all");
  const views = isGrowing ? [] : viewsOf(posts);
  const current = views.some(({ value }) => value === view) ? view : "all";
  const chosen = posts.filter((post) => isInView(post, current));
  const rows = chosen.slice(0, shown);
  // Two posts of different files may have the same number and path.
  const keys = new Map(rows.map((post, index) => [post, String(index)]));
  const more = Math.min(STEP, chosen.length - shown);
  const choose = (next: string) => {
    setView(views.find(({ value }) => value === next)?.value ?? "all");
    setShown(STEP);
  };
  return (
    <>
      {views.length > 1 && (
        <div className="max-w-sm">
          <SelectField label="Show" value={current} options={views} onValueChange={choose} />
        </div>
      )}
      <DataTable
        label="Posts of the import"
        columns={columnsOf(isDone)}
        rows={rows}
        rowKey={(post) => keys.get(post) ?? ""}
        rowLink={({ id }) => (isDone && id !== undefined ? pageScreen({ id, kind: "post" }) : undefined)}
        empty={null}
      />
      {more > 0 && (
        <Button className="justify-self-start" onClick={() => setShown(shown + STEP)}>{`Show ${more} more`}</Button>
      )}
    </>
  );
}
