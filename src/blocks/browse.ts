/** The groups in which people choose among block types, in their order. */
export const CATEGORIES = ["Page frame", "Hero", "Content", "Proof", "Offer", "Forms", "Data"] as const;
export type Category = (typeof CATEGORIES)[number];

/** How people find a block type. */
export type Browse = {
  category: Category;
  /** What they call it besides its label. */
  keywords: readonly string[];
  /** Whether it shows data, which only the server can render: its preview is the catalogue's. */
  isServed?: true;
};

const entries = import.meta.glob<Browse>("./*/browse.ts", { eager: true, import: "browse" });

/** @returns how a block type is found; an unknown type is content. */
export function browseOf(type: string): Browse {
  return entries[`./${type}/browse.ts`] ?? { category: "Content", keywords: [] };
}
