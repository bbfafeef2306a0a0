import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download, FileUp, LayoutList } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { OutlineEntry, PageSummary } from "#publishing";
import { cx, nameInWords } from "#shared";
import { Button, ButtonLink, EmptyState } from "#ui/kit";
import { LoadingOrError, useSession } from "#client";
import { call } from "../../call.ts";
import { downloadBlocks } from "../download-blocks.ts";
import { editorScreen, PAGES, problemScreen } from "../page.ts";
import { useMayChange } from "../use-may-change.ts";
import { ImportDialog } from "./ImportDialog.tsx";

/** The draft's blocks, with import and export as a file. */
export function ContentTab({ page, revision }: { page: PageSummary; revision: number }) {
  const { capabilities } = useSession();
  const mayChange = useMayChange(page);
  const [isImporting, setImporting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [PAGES, page.id, "outline", revision],
    queryFn: ({ signal }) => call("GET /api/pages/:id/outline", { params: { id: page.id }, signal }),
    placeholderData: keepPreviousData,
  });
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={6} />;
  const { blocks } = data;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">
          {blocks.length === 1 ? "1 block" : `${blocks.length} blocks`}, in the order of the page
        </p>
        <div className="flex flex-wrap gap-2">
          {mayChange && (
            <Button icon={<FileUp />} onClick={() => setImporting(true)}>
              Import blocks.json
            </Button>
          )}
          {capabilities.download && (
            <Button icon={<Download />} onClick={() => void downloadBlocks(page.id)}>
              Download
            </Button>
          )}
        </div>
      </div>
      {blocks.length === 0 ? (
        <EmptyState
          icon={<LayoutList />}
          title="Nothing on this page yet"
          action={mayChange && <ButtonLink to={editorScreen(page.id)}>Add blocks</ButtonLink>}
        />
      ) : (
        <ol aria-label="Blocks" className="overflow-hidden rounded-card border border-line bg-raised">
          {blocks.map((block, index) => (
            <Row
              key={block.key}
              block={block}
              position={index + 1}
              to={mayChange && capabilities.edit ? problemScreen(page, { key: block.key, path: [] }) : undefined}
            />
          ))}
        </ol>
      )}
      <ImportDialog open={isImporting} onOpenChange={setImporting} pageId={page.id} isEmpty={blocks.length === 0} />
    </div>
  );
}

type RowProps = {
  block: OutlineEntry;
  position: number;
  /** The editor with the form of this block; undefined for people who may only read. */
  to: string | undefined;
};

function Row({ block: { label, style, anchor, words }, position, to }: RowProps) {
  return (
    <li
      className={cx(
        to !== undefined && "hover:bg-hover",
        "relative grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-2 gap-y-0.5 border-line px-4 py-2.5 not-first:border-t md:grid-cols-[2rem_minmax(0,15rem)_minmax(0,1fr)]",
      )}
    >
      <span aria-hidden className="text-sm text-ink-soft tabular-nums">
        {position}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        {to === undefined ? (
          <span className="font-semibold">{label}</span>
        ) : (
          <Link
            to={to}
            aria-label={`Edit ${label}, block ${position}`}
            className="font-semibold text-ink no-underline after:absolute after:inset-0"
          >
            {label}
          </Link>
        )}
        {style !== undefined && <span className="text-sm text-ink-soft">{nameInWords(style)}</span>}
        {anchor !== undefined && <code className="text-sm break-all text-ink-soft">#{anchor}</code>}
      </span>
      <span className="text-ink-soft max-md:col-start-2">{words}</span>
    </li>
  );
}
