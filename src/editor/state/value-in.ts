import { findByKey, valueAt, type Draft, type Path } from "#publishing";

/** @returns the value at a path of a draft's block; undefined where there is none. */
export function valueIn({ blocks }: Draft, key: string, path: Path): unknown {
  const block = findByKey(blocks, key);
  return block && valueAt(block, path);
}
