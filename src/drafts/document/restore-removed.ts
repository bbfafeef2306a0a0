import { apply, blockKeyOf, findRemoved, keyOf, pathOf, type DraftState, type Operation } from "#publishing";
import { isObject, type JsonObject } from "#shared";

/**
 * Finds what has to be inserted again before an operation on something removed can be applied: its block, and each removed item
 * on the way to it.
 * @param content the removed block or item as the server sent it, for one that this browser never had.
 * @returns nothing where nothing is missing.
 */
export function restoreRemoved(state: DraftState, operation: Operation, content: unknown): Operation[] {
  const key = blockKeyOf(operation);
  const path = pathOf(operation);
  if (key === undefined) return [];
  const sent = (name: string) =>
    isObject(content) && content.key === name ? { content, after: null, in: undefined } : undefined;
  const restored: Operation[] = [];
  let current = state;
  const restore = (one: Operation) => {
    const outcome = apply(current, one);
    if (outcome.kind === "applied") current = outcome.state;
    restored.push(one);
  };
  if (!state.draft.blocks.some((block) => keyOf(block) === key)) {
    const gone = findRemoved(state, key) ?? sent(key);
    if (gone) restore({ type: "insert", key, after: gone.after, block: withoutKey(gone.content) });
  }
  for (const [index, name] of path.entries()) {
    const gone = findRemoved(current, name, key) ?? sent(name);
    const address = gone?.in ?? { key, path: path.slice(0, index) };
    if (gone) restore({ type: "insert", key: name, after: gone.after, item: withoutKey(gone.content), in: address });
  }
  return restored;
}

function withoutKey({ key: _key, ...content }: JsonObject): JsonObject {
  return content;
}
