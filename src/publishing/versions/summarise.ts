import type { Change } from "../contract/review.ts";

const MAX_NAMES = 4;

const KINDS = ["added", "removed", "moved", "changed"] as const satisfies readonly Change["kind"][];

/** Summarises what changed from one version to the next: "Hero and FAQ changed, Video added". */
export function summarise(changes: readonly Change[]): string {
  if (changes.length === 0) return "Nothing changed";
  const parts = KINDS.flatMap((kind) => {
    const labels = [...new Set(changes.filter((change) => change.kind === kind).map(({ label }) => label))];
    return labels.length > 0 ? [`${listOf(labels)} ${kind}`] : [];
  });
  return parts.join(", ");
}

function listOf(labels: string[]): string {
  const named = labels.slice(0, MAX_NAMES);
  const more = labels.length - named.length;
  if (more > 0) return `${named.join(", ")} and ${more} more`;
  const last = named.at(-1) ?? "";
  return named.length > 1 ? `${named.slice(0, -1).join(", ")} and ${last}` : last;
}
