import { notTaken, withdrawStep } from "#drafts";
import { toast } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";

/** Undoes and redoes own changes of a draft. */
export type Steps = {
  /** @param id undoes the step with this id, whatever came after it. */
  undo: (id?: string) => void;
  redo: () => void;
};

/** Shows briefly what was done. */
export function say(text: string): void {
  toast.info(text, { id: "said" });
}

/** @returns the undo and redo of a session; each says what it did, as the change may be on another tab. */
export function stepsOf({ document, sync }: DraftSession): Steps {
  function step(what: "undo" | "redo", id?: string): void {
    const done = what === "undo" ? document.undo(id) : document.redo();
    if (!done) return;
    sync.changed();
    withdrawStep(done.id);
    if (done.isPartial) toast.error(notTaken({ what, ...done }));
    else say(`${what === "undo" ? "Undone" : "Redone"}: ${done.label}`);
  }
  return { undo: (id) => step("undo", id), redo: () => step("redo") };
}
