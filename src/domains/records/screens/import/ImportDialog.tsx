import { useRef, type RefObject } from "react";
import { flushSync } from "react-dom";
import { Alert, Button, Dialog, SelectField } from "#ui/kit";
import { counted } from "#client";
import type { Entity } from "../../entities/property.ts";
import { ENCODINGS } from "./encodings.ts";
import { FileChoice } from "./FileChoice.tsx";
import { ImportColumns } from "./ImportColumns.tsx";
import type { ImportJob, StoppedImport } from "./import-job.ts";
import { isImporting, type ImportState } from "./import-state.ts";
import { importText } from "./import-text.ts";
import { PASTED } from "./pasted-cells.ts";
import { RefusedRows } from "./RefusedRows.tsx";

type ImportDialogProps = {
  entity: Entity;
  job: ImportJob;
  state: ImportState;
  /** The import that the chosen file continues. */
  stopped: StoppedImport | undefined;
  onStart: () => void;
  onClose: () => void;
};

type ButtonsProps = Pick<ImportDialogProps, "job" | "state" | "onStart" | "onClose"> & {
  onReset: () => void;
  /** The last button. */
  last: RefObject<HTMLButtonElement | null>;
};

/** The buttons of each phase. The last one is the same element in all of them, so that it keeps the focus. */
function Buttons({ job, state, onStart, onClose, onReset, last }: ButtonsProps) {
  const { phase, added, error } = state;
  if (isImporting(state))
    return (
      <>
        <Button onClick={() => job.stop()} busy={phase === "stopping"}>
          Stop importing
        </Button>
        {phase === "paused" && (
          <Button key="last" ref={last} variant="primary" onClick={() => job.goOn()}>
            Try again
          </Button>
        )}
        {phase === "importing" && (
          <Button key="last" ref={last} onClick={onClose}>
            Close and continue importing
          </Button>
        )}
      </>
    );
  if (phase === "done")
    return (
      <>
        <Button onClick={onReset}>Import another file</Button>
        <Button key="last" ref={last} variant="primary" onClick={onClose}>
          Done
        </Button>
      </>
    );
  const isReady = phase === "checked" && error === undefined && added > 0;
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        key="last"
        ref={last}
        variant="primary"
        busy={phase === "checking"}
        unavailable={isReady || phase === "checking" ? undefined : "There is nothing to import yet"}
        onClick={onStart}
      >
        {isReady ? `Import ${counted(added, "row")}` : "Import"}
      </Button>
    </>
  );
}

/** The chosen file, and how it is read. */
function FileOptions({ job, state, onReset }: Pick<ImportDialogProps, "job" | "state"> & { onReset: () => void }) {
  const isPasted = state.file?.name === PASTED;
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium wrap-anywhere">{state.file?.name}</span>
        <Button onClick={onReset}>{isPasted ? "Start over" : "Choose another file"}</Button>
      </div>
      {!isPasted && (
        <SelectField
          label="Text encoding"
          value={state.encoding}
          options={ENCODINGS}
          onValueChange={(encoding) => void job.check({ encoding, chosen: {} })}
        />
      )}
    </div>
  );
}

/**
 * Imports a CSV file: first a preview of what would happen, then the import itself, which continues when the dialog is
 * closed.
 */
export function ImportDialog({ entity, job, state, stopped, onStart, onClose }: ImportDialogProps) {
  const { phase, file, columns, chosen, share, error, refused, left } = state;
  const isRun = isImporting(state) || phase === "done";
  const choice = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  // What had the focus goes in each of these.
  function take(chosenFile: File): void {
    void job.choose(chosenFile, stopped);
    last.current?.focus();
  }
  function reset(): void {
    flushSync(() => job.reset());
    choice.current?.focus();
  }
  const isWorking = phase === "checking" || isImporting(state);
  return (
    <Dialog
      open
      size="page"
      onOpenChange={(open) => !open && onClose()}
      title={`Import ${entity.titlePlural}`}
      description="From a CSV file or a spreadsheet. Nothing is stored before you have seen what would happen."
      footer={<Buttons {...{ job, state, onStart, onClose, last }} onReset={reset} />}
    >
      {!file && (
        <FileChoice
          label={stopped && stopped.name !== PASTED ? `Choose “${stopped.name}” again` : "Choose a file"}
          button={choice}
          onFile={take}
        />
      )}
      {file && !isRun && <FileOptions {...{ job, state }} onReset={reset} />}
      {file && isRun && <p className="font-medium wrap-anywhere">{file.name}</p>}
      {isWorking && <progress aria-label="Share of the file" max={1} value={share} className="w-full" />}
      <p role="status" className="font-semibold empty:hidden">
        {importText(state)}
      </p>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      {!isRun && columns.length > 0 && (
        <ImportColumns {...{ entity, columns, chosen }} onChoose={(next) => void job.check({ chosen: next })} />
      )}
      <RefusedRows entity={entity} rows={refused} total={left} />
    </Dialog>
  );
}
