import { stateSeen, withWas } from "#drafts";
import {
  isObjectList,
  keyOf,
  MAX_MARK,
  operationsToBlock,
  withKeys,
  withoutKeys,
  type Operation,
  type Path,
} from "#publishing";
import { isObject, type JsonObject } from "#shared";

/** A statement that nobody has confirmed: its text, and its path in a block without keys. */
export type Claim = { path: readonly (string | number)[]; text: string };

/** A block as a model wrote it, in the stored form without keys, with its unconfirmed statements. */
export type WrittenBlock = { block: JsonObject; claims: readonly Claim[] };

/** @returns a path in a block without keys as a path in the same block with keys; inside a list of words the list's. */
export function pathWithKeys(block: JsonObject, indexed: Claim["path"]): Path {
  const path: string[] = [];
  let value: unknown = block;
  for (const step of indexed) {
    if (Array.isArray(value) && !isObjectList(value)) return path;
    const inner: unknown = isObjectList(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined;
    path.push(isObjectList(value) && isObject(inner) ? keyOf(inner) : String(step));
    value = inner;
  }
  return path;
}

/** @returns the marks of unconfirmed statements, one for each field of a block with keys. */
export function marksOf(block: JsonObject, claims: readonly Claim[]): { path: Path; text: string }[] {
  const marks = new Map<string, { path: Path; texts: Set<string> }>();
  for (const claim of claims) {
    const path = pathWithKeys(block, claim.path);
    const address = JSON.stringify(path);
    const mark = marks.get(address) ?? { path, texts: new Set() };
    mark.texts.add(`“${claim.text}”`);
    marks.set(address, mark);
  }
  const textOf = (texts: Set<string>) => [...texts].join(", ").slice(0, MAX_MARK).toWellFormed();
  return [...marks.values()].map(({ path, texts }) => ({ path, text: textOf(texts) }));
}

function annotations(key: string, block: JsonObject, claims: readonly Claim[]): Operation[] {
  return marksOf(block, claims).map(({ path, text }): Operation => ({ type: "annotate", key, path, text }));
}

/**
 * Finds the operations that replace a block of the draft by what a model wrote, with marks on unconfirmed statements: one
 * call of `actions.change` is one step. Each carries the value that it changes (`was`), so that it never overwrites what
 * someone has since done to the block.
 * @param before the block as it was when the model was asked. @returns also the block as it becomes, with keys.
 */
export function operationsForBlock(
  before: JsonObject,
  { block, claims }: WrittenBlock,
  newKey: () => string,
): { after: JsonObject; operations: Operation[] } {
  const { block: after, operations } = operationsToBlock([before], { before, stored: block, newKey });
  const marks = annotations(keyOf(before), after, claims);
  return { after, operations: [...withWas(stateSeen([before]), operations), ...marks] };
}

/** Finds the operations that add a generated block, with marks on unconfirmed statements. */
export function operationsForNew(
  { block, claims }: WrittenBlock,
  { key, after, newKey }: { key: string; after: string | null; newKey: () => string },
): Operation[] {
  const { key: _key, ...content } = withKeys(withoutKeys(block), newKey);
  return [{ type: "insert", key, after, block: content }, ...annotations(key, content, claims)];
}
