import type { TakenStep } from "./document/document-view.ts";

/** A step that someone else's later changes kept from being undone or redone, in part or as a whole. */
export type NotTaken = Pick<TakenStep, "isAny" | "by"> & { what: "undo" | "redo" };

/** @returns why a step, or part of it, wasn't undone or redone, in words (docs/api.md). */
export function notTaken({ what, isAny, by }: NotTaken): string {
  const word = what === "undo" ? "undone" : "redone";
  const who = by?.name ?? "someone";
  return isAny ? `Only partly ${word}: ${who} changed the rest since` : `Not ${word}: ${who} changed this since`;
}
