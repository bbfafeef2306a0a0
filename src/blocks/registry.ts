import * as all from "./all.ts";
import { decodeBlock, type Block, type StoredBlock } from "./codec.ts";
import type { BlockDefinition, OpenBlock } from "./define-block.ts";
import { boundQueryNames } from "./variables.ts";

const definitions = new Map<string, BlockDefinition>(Object.values(all).map((block) => [block.type, block]));

/** Every block type, in the order of all.ts. */
export const blockDefinitions: readonly BlockDefinition[] = [...definitions.values()];

/** @returns the definition of a type, or undefined for a type that this version doesn't know. */
export function findBlock(type: string): BlockDefinition | undefined {
  return definitions.get(type);
}

/** A decoded block with its content checked; `opened` is missing for an unknown type. */
export type OpenedBlock = { block: Block; opened?: OpenBlock };

/** Decodes a stored block against the registry. @throws 'Invalid block type' (spec 5). */
export function readBlock(stored: unknown): Block {
  return decodeBlock(stored, (type) => definitions.has(type));
}

/** Checks a block's content and opens it with its loader's data. @throws Error with a message for the error card. */
export function openBlock(block: Block, data?: unknown): OpenedBlock {
  return { block, opened: definitions.get(block.type)?.open(block.content, data) };
}

/** Loads the views of every block type. @throws Error with a message for people. */
export async function loadAllViews(): Promise<void> {
  await Promise.all(blockDefinitions.map((definition) => definition.load()));
}

/** Whether everything that renders a stored block is loaded; true for an unknown type. */
export function isViewLoaded(stored: StoredBlock): boolean {
  return Object.entries(stored).every(([type, content]) => definitions.get(type)?.isLoaded(content) ?? true);
}

/** Loads what renders stored blocks, in their styles. @throws Error with a message for people. */
export async function loadViews(blocks: readonly StoredBlock[]): Promise<void> {
  const entries = blocks.flatMap((stored) => Object.entries(stored));
  await Promise.all(entries.map(async ([type, content]) => definitions.get(type)?.load(content)));
}

/** @returns the names of the query that a stored block's data depends on. */
export function queryNamesOf(stored: StoredBlock): string[] {
  return Object.entries(stored).flatMap(([type, content]) =>
    boundQueryNames(content).concat(definitions.get(type)?.queryNames ?? []),
  );
}
