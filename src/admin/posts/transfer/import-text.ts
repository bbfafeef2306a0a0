import type { ImportedPost } from "#publishing";
import { counted, numbered } from "#client";
import type { ImportState } from "./import-run.ts";

const posts = (count: number): string => counted(count, "post");

/** How many posts there are of each kind. */
export type ImportCounts = Record<ImportedPost["action"], number> & { published: number };

/** Counts posts by what happens to them. */
export function countPosts(all: readonly ImportedPost[]): ImportCounts {
  const counts: ImportCounts = { create: 0, skip: 0, conflict: 0, invalid: 0, published: 0 };
  for (const { action, isPublished } of all) {
    counts[action] += 1;
    if (isPublished) counts.published += 1;
  }
  return counts;
}

/** @returns the server's progress in one sentence; empty when it is idle. */
export function progressText({ phase, posts: arrived, total, reading, source }: ImportState): string {
  if (phase !== "checking" && phase !== "importing") return "";
  if (arrived.length > 0 && phase === "importing") return `Importing: ${numbered(arrived.length)} of ${posts(total)}.`;
  if (!reading || reading.of === 0) return `Sending ${source?.label ?? ""}.`;
  if (reading.read < reading.of) return `Reading: ${numbered(reading.read)} of ${numbered(reading.of)} entries.`;
  return phase === "checking" ? `Checking: ${posts(arrived.length)} so far.` : `Importing: 0 of ${posts(total)}.`;
}

/** The share of an import's time that reading takes, before the first post is stored. */
const READING_SHARE = 0.1;

/** @returns the server's progress from 0 to 1; undefined while it isn't known. */
export function progressShare({ phase, posts: arrived, total, reading }: ImportState): number | undefined {
  if (!reading || reading.of === 0) return arrived.length > 0 && total > 0 ? arrived.length / total : undefined;
  const read = (reading.part + reading.read / reading.of) / reading.parts;
  if (phase === "checking") return read;
  return READING_SHARE * read + (1 - READING_SHARE) * Math.min(1, arrived.length / Math.max(1, total));
}

/** @returns what would happen or has happened, in one sentence; empty when nothing is known. */
export function resultText({ phase, posts: arrived, pictures, isStopped, error }: ImportState): string {
  const isDone = phase === "done";
  if (phase !== "checked" && !isDone) return "";
  if (arrived.length === 0 && (isStopped || error !== undefined)) return isStopped ? "Stopped." : "";
  const { create, skip, conflict, invalid, published } = countPosts(arrived);
  const parts = [
    isDone ? `${posts(create)} imported` : `${posts(create)} would be created`,
    published > 0 ? `${numbered(published)} of them published` : "",
    pictures > 0 ? `${counted(pictures, "picture")} stored` : "",
    skip > 0 ? `${numbered(skip)} ${isDone ? "existed" : skip === 1 ? "exists" : "exist"} already` : "",
    conflict > 0 ? `${numbered(conflict)} with a path that can’t be used` : "",
    invalid > 0 ? `${numbered(invalid)} can’t be imported` : "",
  ];
  return `${isStopped ? "Stopped: " : ""}${parts.filter(Boolean).join(", ")}.`;
}
