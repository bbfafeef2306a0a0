import { countBlocks } from "../count-blocks.ts";
import { isWriting, progressOf, type Run } from "./run-state.ts";

/** What an outline holds, counted as the progress will be: "6 blocks planned, plus the site’s header and footer". */
export function plannedText(run: Run): string {
  const ends = run.blocks.filter(({ isShared }) => isShared).map(({ type }) => type);
  const text = `${countBlocks(progressOf(run).all)} planned`;
  return ends.length > 0 ? `${text}, plus the site’s ${ends.join(" and ")}` : text;
}

/** What became of the plan of a page; "" while there is nothing to say about it. */
export function outlineText(run: Run): string {
  const { phase, blocks, message } = run;
  if (phase === "planning") return "The page is being planned…";
  if (phase === "asking" && message) return `The page wasn’t planned. ${message}`;
  if (phase !== "outline" || blocks.length === 0) return "";
  return message ? `Only part of the page was planned. ${message}` : `${plannedText(run)}. Nothing is written yet.`;
}

/** How far a run is: "2 of 5 blocks written". */
export function progressText(run: Run): string {
  const { done, all } = progressOf(run);
  return `${done} of ${all} ${all === 1 ? "block" : "blocks"} written`;
}

/** What people can do once nothing more is written; "" until then. */
export function nextStepText(run: Run): string {
  const { done, open } = progressOf(run);
  if (isWriting(run)) return "";
  if (done === 0) return "Retry them, or reject the page.";
  return open > 0 ? "Not on the page yet: accept or reject." : "Retry the others, or reject them.";
}

/** The announcement when the call for a block has ended. @returns "" while the block is retried. */
export function runStatusText(run: Run, key: string): string {
  const block = run.blocks.find((one) => one.key === key);
  const { done, all, missing, open } = progressOf(run);
  if (!isWriting(run)) {
    return `${progressText(run)}. ${missing ? `${missing} not written. ` : ""}${done > 0 && open > 0 ? "Accept or reject them." : "Retry or reject them."}`;
  }
  if (block?.state === "failed") return `A block was not written: ${block.message}`;
  return block?.state === "written" ? `Block ${done} of ${all} written` : "";
}
