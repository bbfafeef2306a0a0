import { findRemoved, keyOf, type DraftState, type Operation, type Path } from "#publishing";
import { isObject, type JsonObject } from "#shared";

type Inside = Extract<Operation, { path: Path } | { in?: unknown }>;

/** The block and the way into it that an operation needs to be there. */
function wayOf(operation: Inside): { key: string; path: Path } {
  if ("path" in operation) return { key: operation.key, path: operation.path };
  return operation.in
    ? { key: operation.in.key, path: [...operation.in.path, operation.key] }
    : { key: operation.key, path: [] };
}

/**
 * What has to be inserted again before an operation on something removed can be carried out.
 * @param content what was removed, as the server told it; for a block that this browser never had.
 * @returns nothing where everything is there.
 */
export function bringBack(state: DraftState, operation: Operation, content: unknown): Operation[] {
  if (operation.type === "setMeta") return [];
  const { key, path } = wayOf(operation);
  if (!state.draft.blocks.some((block) => keyOf(block) === key)) {
    const gone = findRemoved(state, key) ?? (isObject(content) ? { content, after: null } : undefined);
    return gone ? [{ type: "insert", key, after: gone.after, block: withoutKey(gone.content) }] : [];
  }
  for (const [index, name] of path.entries()) {
    const gone = findRemoved(state, name, key);
    if (gone) {
      const place = gone.in ?? { key, path: path.slice(0, index) };
      return [{ type: "insert", key: name, after: gone.after, item: withoutKey(gone.content), in: place }];
    }
  }
  return [];
}

function withoutKey({ key: _key, ...content }: JsonObject): JsonObject {
  return content;
}
