import type { JsonObject } from "#shared";
import { blockFault } from "./block-fault.ts";
import { canonicalBlock } from "./canonical.ts";
import { graveOf, keyOf, type DraftState, type Removed } from "./draft.ts";
import { itemsIn, withoutKey } from "./keys.ts";
import { applied, fault, type Outcome } from "./outcome.ts";

/** Remembers the items that a change of a block took away, and forgets those that it brought back. */
export function buryItems({ removed }: DraftState, before: JsonObject, after: JsonObject): DraftState["removed"] {
  const key = keyOf(after);
  const left = itemsIn(withoutKey(after));
  const living = new Set(left.map((item) => item.key));
  const gone = itemsIn(withoutKey(before)).filter((item) => !living.has(item.key));
  const hasRisen = left.some((item) => Object.hasOwn(removed, graveOf(item.key, key)));
  if (gone.length === 0 && !hasRisen) return removed;
  const risen = new Set(left.map((item) => graveOf(item.key, key)));
  const kept = Object.entries(removed).filter(([grave]) => !risen.has(grave));
  const buried = gone.map((item): [string, Removed] => [
    graveOf(item.key, key),
    { content: item.content, after: item.after, in: { key, path: item.path } },
  ]);
  return Object.fromEntries([...kept, ...buried]);
}

/** Puts a changed block in the place of the old one, in canonical order. A block that no draft may hold is a fault. */
export function replaceBlock(state: DraftState, before: JsonObject, changed: JsonObject): Outcome {
  const wrong = blockFault(changed);
  if (wrong) return fault(wrong.message, wrong.path);
  const after = canonicalBlock(changed);
  const blocks = state.draft.blocks.map((block) => (block === before ? after : block));
  return applied({ draft: { ...state.draft, blocks }, removed: buryItems(state, before, after) });
}
