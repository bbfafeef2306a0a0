import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { VersionSummary } from "#publishing";
import { Button, Dialog, EmptyState, SelectField } from "#ui/kit";
import { LoadingOrError } from "#client";
import { call } from "../../call.ts";
import { pageApi } from "../page.ts";
import { ChangeList } from "./ChangeList.tsx";

/** Instead of a version: the current draft. */
export const DRAFT = "draft";

/** The two sides of a comparison: each a version's id or the draft. */
export type Comparison = { from: string; to: string };

type CompareDialogProps = {
  pageId: string;
  /** The draft's: when it changes, the comparison is repeated. */
  revision: number;
  versions: readonly VersionSummary[];
  start: Comparison;
  onClose: () => void;
};

function optionsOf(versions: readonly VersionSummary[]) {
  const time = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
  const name = ({ publishedAt, isCurrent }: VersionSummary) =>
    `${time.format(new Date(publishedAt))}${isCurrent ? " (visitors see it)" : ""}`;
  return [
    { value: DRAFT, label: "The draft as it is now" },
    ...versions.map((version) => ({ value: version.id, label: name(version) })),
  ];
}

/** Shows field by field how two versions, or a version and the draft, differ. */
export function CompareDialog({ pageId, revision, versions, start, onClose }: CompareDialogProps) {
  const [{ from, to }, setPair] = useState(start);
  const options = optionsOf(versions);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title="What changed"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label="From" value={from} options={options} onValueChange={(id) => setPair({ from: id, to })} />
        <SelectField label="To" value={to} options={options} onValueChange={(id) => setPair({ from, to: id })} />
      </div>
      <Changes pageId={pageId} revision={revision} from={from} to={to} />
    </Dialog>
  );
}

function Changes({ pageId, revision, from, to }: Comparison & { pageId: string; revision: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [`${pageApi(pageId)}/versions`, "changes", from, to, from === DRAFT || to === DRAFT ? revision : 0],
    queryFn: ({ signal }) =>
      call("GET /api/pages/:id/versions/:versionId/changes", {
        params: { id: pageId, versionId: to },
        query: { from },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={5} />;
  const { changes } = data;
  if (changes.length === 0) return <EmptyState title="No differences" />;
  return (
    <>
      <p role="status" className="text-ink-soft">
        {changes.length === 1 ? "1 change" : `${changes.length} changes`}
      </p>
      <ChangeList changes={changes} />
    </>
  );
}
