import type { ImportState } from "./import-state.ts";

const counted = (count: number) => `${count.toLocaleString()} ${count === 1 ? "row" : "rows"}`;

function resultText({ added, left }: ImportState, isRun: boolean): string {
  const first = isRun ? `${counted(added)} added.` : `${counted(added)} ${added === 1 ? "fits" : "fit"}.`;
  if (left === 0) return first;
  if (isRun) return `${first} ${counted(left)} left out.`;
  return `${first} ${counted(left)} ${left === 1 ? "doesn’t" : "don’t"} fit and will be left out.`;
}

/** @returns what an import does at the moment, or has done; "" before a file is chosen. */
export function importText(state: ImportState): string {
  const { phase, read, added, isStopped, error } = state;
  switch (phase) {
    case "choosing":
      return "";
    case "checking":
      return `Checking: ${counted(read)} so far.`;
    case "checked":
      return error === undefined ? resultText(state, false) : "";
    case "importing":
      return `Importing: ${counted(added)} added so far.`;
    case "paused":
      return `Paused: ${counted(added)} added so far.`;
    case "stopping":
      return `Stopping: ${counted(added)} added so far.`;
    case "done":
      return `${isStopped ? "Stopped. " : ""}${resultText(state, true)}`;
  }
  return "";
}
