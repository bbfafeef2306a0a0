import type { Sync } from "#drafts";
import { useDocument, useEditor } from "#editor";
import type { PageSummary } from "#publishing";
import { ScheduleLine } from "../../pages/schedule/ScheduleLine.tsx";

type ScheduleNoticeProps = { page: PageSummary; sync: Sync; onChange: () => void };

/** When the page will be published, below the editor's bar. */
export function ScheduleNotice({ page, sync, onChange }: ScheduleNoticeProps) {
  const { document } = useEditor();
  const revision = useDocument(() => document.revision);
  return (
    <ScheduleLine
      className="border-b border-line text-sm"
      page={page}
      revision={revision}
      readRevision={() => document.revision}
      settle={sync.settle}
      onChange={onChange}
    />
  );
}
