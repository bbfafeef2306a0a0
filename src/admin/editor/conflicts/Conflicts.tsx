import { useEffect, useState } from "react";
import { notTaken, sayRefused, useDocument, useEditor } from "#editor";
import { Button, lazyPart } from "#ui/kit";
import { Strip } from "../notices/Strip.tsx";
import { settledWith, settlesItself } from "./settling.ts";

const ConflictDialog = lazyPart(async () => (await import("./ConflictDialog.tsx")).ConflictDialog);

/** Own changes that met another's, one after the other; they can wait, but stay in sight. */
export function Conflicts() {
  const { document, ui } = useEditor();
  const all = useDocument((view) => view.conflicts);
  const [isLater, setLater] = useState(false);
  const open = all.filter((conflict) => !conflict.isUndo && !settlesItself(all, conflict));
  useEffect(() => {
    for (const conflict of all) {
      if (conflict.isUndo) ui.set({ alert: notTaken("undo", conflict.by) });
      if (conflict.isUndo || settlesItself(all, conflict)) document.settle(conflict.id, "theirs");
    }
  }, [all, document, ui]);
  const decisions = open.filter((one) => one.operation.type !== "annotate" || one.reason === "removed");
  const [first] = decisions;
  if (!first) return null;
  if (isLater)
    return (
      <Strip
        text={decisions.length === 1 ? "A field has two versions." : `${decisions.length} fields have two versions.`}
      >
        <Button variant="primary" onClick={() => setLater(false)}>
          Decide
        </Button>
      </Strip>
    );
  /** @returns whether the draft took it. */
  const settle = (choice: "mine" | "theirs"): boolean =>
    settledWith(open, first).every(({ id }) => {
      const fault = document.settle(id, choice);
      if (fault !== undefined) sayRefused(fault);
      return fault === undefined;
    });
  return (
    <ConflictDialog
      key={first.id}
      conflict={first}
      more={decisions.length - settledWith(decisions, first).length}
      onSettle={settle}
      onLater={() => setLater(true)}
    />
  );
}
