import { toast } from "#ui/kit";
import type { Author } from "./document/others.ts";

/** Shows why nothing was changed, above every dialog. @param fault what the draft doesn't accept. */
export function sayRefused(fault: string): void {
  toast.error(`Nothing was changed. ${fault}`, { id: "refused" });
}

/** @returns why a step, or part of it, wasn't undone or redone, in words (docs/api.md). */
export function notTaken(what: "undo" | "redo", by: Author | undefined): string {
  return `Not ${what === "undo" ? "undone" : "redone"}: ${by?.name ?? "someone"} changed this since`;
}
