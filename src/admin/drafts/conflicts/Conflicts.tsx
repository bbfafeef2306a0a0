import { useEffect, useEffectEvent, useMemo, useState } from "react";
import {
  conflictNow,
  notTaken,
  sayRefused,
  settleConflict,
  useDraft,
  type DraftDocument,
  type OpenConflict,
} from "#drafts";
import type { PageKind } from "#publishing";
import { Button } from "#ui/kit";
import { Strip } from "../notices/Strip.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { settledWith, settlesItself } from "./settling.ts";

/** How a screen reports: announcements for screen readers, and visible alerts for what needs attention. */
export type Messages = { onSay: (text: string) => void; onAlert: (text: string) => void };

type ConflictsProps = Messages & {
  /** What the document is a draft of. */
  kind: PageKind;
  document: DraftDocument;
  /** Called when the document has new operations to store. */
  onStore: () => void;
};

/** Shows the user's changes that conflict with others', one after the other; they can wait, but stay visible. */
export function Conflicts({ kind, document, onStore, onSay, onAlert }: ConflictsProps) {
  const view = useDraft(document, (now) => now);
  const all = useMemo(() => view.conflicts.map((one) => conflictNow(document, one)), [document, view]);
  const [isLater, setLater] = useState(false);
  const open = all.filter((conflict) => !conflict.isUndo && !settlesItself(all, conflict));
  const settleSilently = useEffectEvent((found: readonly OpenConflict[]) => {
    for (const conflict of found) {
      if (conflict.isUndo) onAlert(notTaken({ what: "undo", isAny: false, by: conflict.by }));
      if (conflict.isUndo || settlesItself(found, conflict)) settleConflict(document, conflict.id, "theirs");
    }
    if (found.length > 0) onStore();
  });
  useEffect(() => settleSilently(all), [all]);
  const decisions = open.filter(
    ({ operation: { type }, reason }) => type !== "move" && (type !== "annotate" || reason === "removed"),
  );
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
  /** @returns whether the draft accepted it. */
  const settle = (choice: "mine" | "theirs"): boolean => {
    const isTaken = settledWith(open, first).every((shown) => {
      const fault = settleConflict(document, shown.id, choice, shown);
      if (fault !== undefined) sayRefused(fault);
      return fault === undefined;
    });
    onStore();
    return isTaken;
  };
  const others = settledWith(decisions, first).filter((one) => one !== first);
  return (
    <ConflictDialog
      key={first.id}
      kind={kind}
      draft={view.draft}
      settled={[first, ...others]}
      more={decisions.length - 1 - others.length}
      onSettle={settle}
      onSay={onSay}
      onLater={() => setLater(true)}
    />
  );
}
