import type { PageSummary } from "#publishing";
import { CreatePageDialog } from "../create/CreatePageDialog.tsx";
import { CancelScheduleDialog } from "../schedule/CancelScheduleDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { RenameDialog } from "./RenameDialog.tsx";

/** A dialog about one page. */
export type PageDialog = { kind: "rename" | "move" | "duplicate" | "unschedule"; page: PageSummary };

/** Shows the dialog that a menu opened. */
export function PageDialogs({ dialog, onClose }: { dialog: PageDialog | undefined; onClose: () => void }) {
  if (!dialog) return null;
  const { kind, page } = dialog;
  const onOpenChange = (open: boolean) => !open && onClose();
  if (kind === "rename") return <RenameDialog page={page} onClose={onClose} />;
  if (kind === "move") return <MoveDialog page={page} onClose={onClose} />;
  if (kind === "unschedule") return <CancelScheduleDialog page={page} onClose={onClose} />;
  return <CreatePageDialog open original={page} onOpenChange={onOpenChange} />;
}
