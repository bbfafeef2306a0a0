import { blockKeyOf, findRemoved, keyOf, pathOf, type DraftState, type Operation } from "#publishing";
import { isObject, type JsonObject } from "#shared";

/**
 * Finds what has to be inserted again before an operation on something removed can be applied.
 * @param content the removed block as the server sent it, for one that this browser never had.
 * @returns nothing where nothing is missing.
 */
export function restoreRemoved(state: DraftState, operation: Operation, content: unknown): Operation[] {
  const key = blockKeyOf(operation);
  const path = pathOf(operation);
  if (key === undefined) return [];
  if (!state.draft.blocks.some((block) => keyOf(block) === key)) {
    const gone = findRemoved(state, key) ?? (isObject(content) ? { content, after: null } : undefined);
    return gone ? [{ type: "insert", key, after: gone.after, block: withoutKey(gone.content) }] : [];
  }
  for (const [index, name] of path.entries()) {
    const gone = findRemoved(state, name, key);
    if (gone) {
      const address = gone.in ?? { key, path: path.slice(0, index) };
      return [{ type: "insert", key: name, after: gone.after, item: withoutKey(gone.content), in: address }];
    }
  }
  return [];
}

function withoutKey({ key: _key, ...content }: JsonObject): JsonObject {
  return content;
}
