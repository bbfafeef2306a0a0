import type { ImportSummary } from "#publishing";
import type { ImportState } from "./import-run.ts";

function posts(count: number): string {
  return count === 1 ? "1 post" : `${count} posts`;
}

function parts({ skip, conflict, invalid, pictures, published }: ImportSummary, isDone: boolean): string[] {
  return [
    isDone && published > 0 ? `${published} of them published` : "",
    isDone && pictures > 0 ? `${pictures} pictures stored` : "",
    skip > 0 ? `${skip} ${isDone ? "existed" : skip === 1 ? "exists" : "exist"} already` : "",
    conflict > 0 ? `${conflict} with a path that can’t be used` : "",
    invalid > 0 ? `${invalid} can’t be imported` : "",
  ].filter(Boolean);
}

/** @returns how far an import is, or how it ended, in one sentence. */
export function importText({ phase, posts: arrived, total, summary }: ImportState): string {
  if (phase === "checking") return `Checking: ${posts(arrived.length)} so far.`;
  if (phase === "importing") return `Importing: ${arrived.length} of ${posts(total)}.`;
  if (!summary) return "";
  const isDone = phase === "done";
  const first = isDone ? `${posts(summary.create)} imported` : `${posts(summary.create)} would be created`;
  return `${[first, ...parts(summary, isDone)].join(", ")}.`;
}
