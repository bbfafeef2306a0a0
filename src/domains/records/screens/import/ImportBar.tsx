import { Alert, Button, screenHeading, useKeptFocus } from "#ui/kit";
import { numbered } from "#client";
import type { StoppedImport } from "./import-job.ts";
import { isImporting, type ImportState } from "./import-state.ts";
import { importText } from "./import-text.ts";
import { PASTED } from "./pasted-cells.ts";

type ImportBarProps = {
  state: ImportState;
  stopped: StoppedImport | undefined;
  onOpen: () => void;
  onDismiss: () => void;
};

/** Says above the rows that an import is at work, or that one was cut off by a reload; nothing otherwise. */
export function ImportBar({ state, stopped, onOpen, onDismiss }: ImportBarProps) {
  const kept = useKeptFocus(() => screenHeading()?.focus());
  if (isImporting(state))
    return (
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-brand bg-brand-tint px-3 py-2">
        <p role="status" className="font-medium">
          {importText(state)}
        </p>
        <progress aria-label="Share of the file" max={1} value={state.share} className="min-w-24 flex-1" />
        <Button onClick={onOpen}>Show import</Button>
      </div>
    );
  if (!stopped) return null;
  const again = stopped.name === PASTED ? "Paste the same cells again" : "Choose the file again";
  return (
    <div {...kept} className="mb-4">
      <Alert kind="info">
        <p>
          {`The import of “${stopped.name}” was cut off: ${numbered(stopped.added)} rows or a few more were added. ${again} to continue: no row is added twice.`}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={onOpen}>Continue the import</Button>
          <Button onClick={onDismiss}>Dismiss</Button>
        </div>
      </Alert>
    </div>
  );
}
