import { blockDefinitions, findBlock, type BlockDefinition } from "#blocks";
import { isRich } from "./field-kind.ts";

/** @returns the definition of a type that a model may write; undefined for data blocks, the header and unknown types. */
export function writableBlock(type: string): BlockDefinition | undefined {
  const definition = findBlock(type);
  return definition?.prompt ? definition : undefined;
}

/** @returns whether replies about a type hold rich text, which is cleaned before it is stored (`ReplyContext.cleanRich`). */
export function hasRichText(type: string): boolean {
  return isRich(writableBlock(type)?.schema);
}

/** The types that a model may write. */
export const writableTypes: readonly string[] = blockDefinitions
  .filter(({ prompt }) => prompt !== null)
  .map(({ type }) => type);

/** The type of the block that holds a post's text. */
export const POST_TEXT = "content";
