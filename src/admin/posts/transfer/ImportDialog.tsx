import { Alert, Dialog } from "#ui/kit";
import { ImportButtons } from "./ImportButtons.tsx";
import { ImportChoice } from "./ImportChoice.tsx";
import { ImportOptions } from "./ImportOptions.tsx";
import { ImportProgress } from "./ImportProgress.tsx";
import { useImport } from "./import-run.ts";
import { resultText } from "./import-text.ts";
import { ImportTable } from "./ImportTable.tsx";

/**
 * Imports posts: first a preview of what would happen, then the import itself, which continues when the dialog is closed.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const state = useImport();
  const { phase, posts, source, remarks, error } = state;
  const isRun = phase === "importing" || phase === "done";
  const notes = [...new Set([...(source?.leftOut ?? []), ...remarks])];
  return (
    <Dialog
      open
      size="page"
      onOpenChange={(open) => !open && onClose()}
      title="Import posts"
      description="From Markdown files, or from a WordPress export (Tools > Export). Every post becomes a draft."
      footer={<ImportButtons state={state} onClose={onClose} />}
    >
      {!isRun && <ImportChoice {...state} />}
      {!isRun && <ImportOptions {...state} />}
      <ImportProgress state={state} />
      <p role="status" className="font-semibold empty:hidden">
        {resultText(state)}
      </p>
      {error !== undefined && (
        <Alert kind="error">
          {phase === "done" && posts.length > 0
            ? `${error} The posts below are stored; another import skips them.`
            : error}
        </Alert>
      )}
      {notes.length > 0 && (
        <Alert kind="info">
          {notes.length === 1 ? (
            notes[0]
          ) : (
            <ul className="grid gap-1">
              {notes.map((note) => (
                <li key={note} className="break-words">
                  {note}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      {posts.length > 0 && (
        <ImportTable posts={posts} isDone={isRun} isGrowing={phase === "checking" || phase === "importing"} />
      )}
    </Dialog>
  );
}
