import type { AdvantagesTable } from "./schema.ts";

/** The icon of a new advantage (spec 9). */
const DEFAULT_ICON = "CheckCircle";

/** An advantage ready to render: each reference has the index of its citation, if there is one. */
export type Row = {
  /** The key in a draft. */
  key?: unknown;
  number: number;
  advantage: string;
  howItWorks: string;
  gain: string;
  icon: string;
  refs: { symbol: string; citation?: number }[];
};

/**
 * @returns the rows to render: empty advantages left out, references joined with citations by their symbol, and an
 * advantage without a number or icon given its position and the default icon.
 */
export function toRows({ advantages, citations }: Pick<AdvantagesTable, "advantages" | "citations">): Row[] {
  const indexes = new Map(citations.map(({ symbol }, index) => [symbol.trim(), index]));
  return advantages
    .map(({ key, number, advantage, howItWorks, gain, icon, citationRefs = [] }, index) => ({
      key,
      number: number || index + 1,
      advantage,
      howItWorks,
      gain,
      icon: icon || DEFAULT_ICON,
      refs: citationRefs
        .map((symbol) => symbol.trim())
        .filter(Boolean)
        .map((symbol) => ({ symbol, citation: indexes.get(symbol) })),
    }))
    .filter(({ advantage, howItWorks, gain }) => advantage || howItWorks || gain);
}
