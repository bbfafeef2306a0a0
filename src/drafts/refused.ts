import { toast } from "#ui/kit";
import type { Author } from "./document/others.ts";

/** Says why nothing was changed, over every dialog. @param fault what the draft doesn't take. */
export function sayRefused(fault: string): void {
  toast.error(`Nothing was changed. ${fault}`, { id: "refused" });
}

/** Why a step was not taken back, or not brought again, or not all of it (docs/api.md). */
export function notTaken(what: "undo" | "redo", by: Author | undefined): string {
  return `Not ${what === "undo" ? "undone" : "redone"}: ${by?.name ?? "somebody"} changed this since`;
}
