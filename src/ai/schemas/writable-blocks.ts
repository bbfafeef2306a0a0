import { blockDefinitions, findBlock, type BlockDefinition } from "#blocks";

/** @returns the definition of a type that a model may write; undefined for data blocks, the header and unknown types. */
export function writableBlock(type: string): BlockDefinition | undefined {
  const definition = findBlock(type);
  return definition?.prompt ? definition : undefined;
}

/** The types that a model may write. */
export const writableTypes: readonly string[] = blockDefinitions
  .filter(({ prompt }) => prompt !== null)
  .map(({ type }) => type);
