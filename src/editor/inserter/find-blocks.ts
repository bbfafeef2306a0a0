import type { BlockDefinition } from "#blocks";

type Named = Pick<BlockDefinition, "type" | "label">;

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/**
 * @returns the block types whose label or type contains the search, in the order of their labels; those that begin
 * with it come first.
 */
export function findBlocks<Definition extends Named>(definitions: readonly Definition[], search: string): Definition[] {
  const wanted = bare(search);
  const begins = ({ label, type }: Named) => bare(label).startsWith(wanted) || bare(type).startsWith(wanted);
  const found = definitions
    .filter(({ label, type }) => `${bare(label)} ${bare(type)}`.includes(wanted))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
  return wanted ? [...found.filter(begins), ...found.filter((one) => !begins(one))] : found;
}
