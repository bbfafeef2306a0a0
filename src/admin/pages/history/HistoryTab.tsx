import { GitCompareArrows, History, MoreHorizontal, RotateCcw } from "lucide-react";
import { useState } from "react";
import type { PageSummary, VersionSummary } from "#publishing";
import {
  Button,
  DataTable,
  EmptyState,
  IconButton,
  LoadMore,
  Menu,
  StatusBadge,
  toast,
  type Column,
  type MenuItem,
} from "#ui/kit";
import { messageOf, Moment } from "#client";
import { call } from "../../call.ts";
import { useList } from "../../use-list.ts";
import { useChangeDraft } from "../use-change-draft.ts";
import { useMayChange } from "../use-may-change.ts";
import { CompareDialog, DRAFT, type Comparison } from "./CompareDialog.tsx";

const COLUMNS: Column<VersionSummary>[] = [
  {
    id: "at",
    header: "Published",
    width: "minmax(11rem, auto)",
    cell: ({ publishedAt, isCurrent }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Moment at={publishedAt} />
        {isCurrent && <StatusBadge tone="good">Visitors see it</StatusBadge>}
      </span>
    ),
  },
  { id: "author", header: "By", cell: ({ author }) => author || "The system" },
  {
    id: "summary",
    header: "What changed",
    width: "minmax(0, 1fr)",
    cell: ({ summary }) => summary || "Came with the site",
  },
];

type HistoryTabProps = {
  page: PageSummary;
  revision: number;
  /** Attributes of the restore action while it is blocked. */
  blocked?: Pick<MenuItem, "aria-disabled" | "aria-description">;
  /** @returns whether the draft can't be replaced at the moment; it then says so. */
  isBlocked?: () => boolean;
};

/** Every published version: compare any two, or restore one to the draft. */
export function HistoryTab({ page, revision, blocked, isBlocked }: HistoryTabProps) {
  const mayChange = useMayChange(page);
  const { rows, error, onRetry, more } = useList("GET /api/pages/:id/versions", { params: { id: page.id } });
  const [comparison, setComparison] = useState<Comparison>();
  const changeDraft = useChangeDraft(page.id, isBlocked);
  const restore = (version: VersionSummary) =>
    changeDraft(
      version.id,
      (params) => call("POST /api/pages/:id/restore", { params, body: { versionId: version.id } }),
      "Version restored to the draft.",
    ).catch((failure: unknown) => toast.error(messageOf(failure)));
  const shown = rows?.find(({ isCurrent }) => isCurrent) ?? rows?.[0];
  const itemsFor = (version: VersionSummary): MenuItem[] => {
    const before = rows?.[rows.indexOf(version) + 1];
    return [
      ...(before
        ? [
            {
              label: "What this version changed",
              icon: <GitCompareArrows />,
              onSelect: () => setComparison({ from: before.id, to: version.id }),
            },
          ]
        : []),
      {
        label: "Compare with the draft",
        icon: <GitCompareArrows />,
        onSelect: () => setComparison({ from: version.id, to: DRAFT }),
      },
      ...(mayChange
        ? [
            {
              label: "Restore this version",
              icon: <RotateCcw />,
              onSelect: () => restore(version),
              "aria-disabled": blocked?.["aria-disabled"],
              "aria-description": blocked?.["aria-description"],
            },
          ]
        : []),
    ];
  };
  return (
    <div className="grid gap-4">
      {shown && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">Restoring copies a version into the draft; visitors see it once you publish.</p>
          <Button icon={<GitCompareArrows />} onClick={() => setComparison({ from: shown.id, to: DRAFT })}>
            Compare versions
          </Button>
        </div>
      )}
      <DataTable
        label="Versions"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        error={error}
        onRetry={onRetry}
        empty={
          <EmptyState icon={<History />} title="Not published yet">
            Each time you publish this page, its version appears here.
          </EmptyState>
        }
        rowActions={(version) => (
          <Menu
            trigger={
              <IconButton
                label={`Actions for the version of ${new Date(version.publishedAt).toLocaleString()}`}
                icon={<MoreHorizontal />}
              />
            }
            items={itemsFor(version)}
          />
        )}
      />
      <LoadMore {...more} />
      {comparison && rows && (
        <CompareDialog
          pageId={page.id}
          revision={revision}
          versions={rows}
          start={comparison}
          onClose={() => setComparison(undefined)}
        />
      )}
    </div>
  );
}
