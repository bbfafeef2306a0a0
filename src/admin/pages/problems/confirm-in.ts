import { sayRefused } from "#drafts";
import { confirmSamples, type Problem } from "#publishing";
import type { DraftSession } from "../../drafts/use-draft-session.ts";

/** @returns a function that confirms sample copy in a session's draft; it resolves once that is stored, or can't be. */
export function confirmIn({ document, sync }: DraftSession) {
  return async (samples: readonly Problem[]): Promise<void> => {
    const changed = document.change(confirmSamples(document.view().draft, samples), { label: "Confirm" });
    if (typeof changed === "object") sayRefused(changed.fault);
    sync.changed();
    await sync.settle();
  };
}
