import type { EditAction } from "#ai";

/** The actions on existing copy, in the order of the menu. */
export const IMPROVE_ACTIONS: readonly { action: EditAction; label: string }[] = [
  { action: "rewrite", label: "Rewrite" },
  { action: "shorten", label: "Shorten" },
  { action: "lengthen", label: "Lengthen" },
  { action: "tone", label: "Change tone" },
  { action: "translate", label: "Translate" },
  { action: "grammar", label: "Fix grammar" },
];

/** The only actions allowed on other people's words. */
const FAITHFUL: ReadonlySet<EditAction> = new Set<EditAction>(["translate", "grammar"]);

/** @param model what a model may say in a field (`.meta`). @returns what it may do to the existing text. */
export function improveActionsFor(model: string | undefined): typeof IMPROVE_ACTIONS {
  if (model === "never" || model === "known") return [];
  return model === "quoted" ? IMPROVE_ACTIONS.filter(({ action }) => FAITHFUL.has(action)) : IMPROVE_ACTIONS;
}
