import { isWriting, progressOf, type Run } from "./run-state.ts";

/** The announcement when the call for a block has ended. @returns "" while the block is retried. */
export function runStatusText(run: Run, key: string): string {
  const block = run.blocks.find((one) => one.key === key);
  const { done, all, missing } = progressOf(run);
  if (!isWriting(run)) {
    return `${done} of ${all} blocks written. ${missing ? `${missing} not written. ` : ""}${done > 0 ? "Accept or reject them." : "Retry or reject them."}`;
  }
  if (block?.state === "failed") return `A block was not written: ${block.message}`;
  return block?.state === "written" ? `Block ${done} of ${all} written` : "";
}
