import { useState } from "react";
import type { Change } from "#publishing";
import { Button } from "#ui/kit";
import { ChangeList } from "../history/ChangeList.tsx";

/** More than this are shown on demand. */
const MAX_SHOWN = 50;

/** The changes that visitors will see. */
export function VisibleChanges({ changes }: { changes: readonly Change[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? changes : changes.slice(0, MAX_SHOWN);
  return (
    <section aria-label="What changes for visitors" className="grid gap-2">
      <h3 className="flex items-baseline gap-2">
        What changes for visitors{" "}
        <span className="text-base font-normal text-ink-soft tabular-nums">{changes.length}</span>
      </h3>
      {changes.length === 0 ? <p className="text-ink-soft">No visible changes.</p> : <ChangeList changes={shown} />}
      {shown.length < changes.length && (
        <Button
          className="justify-self-start"
          onClick={() => setAll(true)}
        >{`Show all ${changes.length} changes`}</Button>
      )}
    </section>
  );
}
