import { counted } from "#client";
import type { ImportState } from "./import-state.ts";

function resultText({ added, left }: ImportState, isRun: boolean): string {
  const first = isRun ? `${counted(added, "row")} added.` : `${counted(added, "row")} ${added === 1 ? "fits" : "fit"}.`;
  if (left === 0) return first;
  if (isRun) return `${first} ${counted(left, "row")} left out.`;
  return `${first} ${counted(left, "row")} ${left === 1 ? "doesn’t" : "don’t"} fit and will be left out.`;
}

/** @returns what an import does at the moment, or has done; "" before a file is chosen. */
export function importText(state: ImportState): string {
  const { phase, read, added, isStopped, error } = state;
  switch (phase) {
    case "choosing":
      return "";
    case "checking":
      return `Checking: ${counted(read, "row")} so far.`;
    case "checked":
      return error === undefined ? resultText(state, false) : "";
    case "importing":
      return `Importing: ${counted(added, "row")} added so far.`;
    case "paused":
      return `Paused: ${counted(added, "row")} added so far.`;
    case "stopping":
      return `Stopping: ${counted(added, "row")} added so far.`;
    case "done":
      return `${isStopped ? "Stopped. " : ""}${resultText(state, true)}`;
  }
  return "";
}
