import { progressShare, progressText } from "./import-text.ts";
import type { ImportState } from "./import-run.ts";

/** The progress of an import while the server is working. */
export function ImportProgress({ state }: { state: ImportState }) {
  const text = progressText(state);
  if (text === "") return null;
  return (
    <div className="grid gap-2">
      <progress aria-label="Progress of the import" value={progressShare(state)} className="kit-progress" />
      <p className="font-semibold tabular-nums break-words">{text}</p>
    </div>
  );
}
