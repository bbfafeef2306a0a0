import { closedText, namedRows, rowsUseOf, type Closed, type ClosedText, type DataChoices } from "#publishing";
import type { JsonObject } from "#shared";

/**
 * The text about a closed block, and the entity whose settings help; without one, the list of entities does.
 */
export type ClosedWords = ClosedText & { entity?: string };

/** Reasons that the settings of the entity itself do away with. */
const OF_ENTITY = new Set<Closed["reason"]>(["ENTITY_CLOSED", "NOTHING_TO_ENTER", "NOT_FILLABLE", "FULL"]);

/** Says in words why visitors get nothing of a block; undefined where its settings don't name the rows. */
export function closedWords(
  block: JsonObject,
  closed: Closed | undefined,
  choices: DataChoices | undefined,
): ClosedWords | undefined {
  const use = rowsUseOf(block);
  const named = namedRows(block);
  if (!closed || !use || !named) return undefined;
  const entity = OF_ENTITY.has(closed.reason) ? named.entity : undefined;
  return { ...closedText(closed, { ...named, use }, choices), entity };
}
