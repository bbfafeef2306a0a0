import { keyOf, typeOf, type Path } from "#publishing";
import type { JsonObject } from "#shared";
import type { EditorProps } from "../editor-props.ts";

/** The block type whose text has the writing view, and the path of that text in the block. */
const TYPE = "content";
export const TEXT_PATH: Path = [TYPE, "content"];

/** @returns whether a block's text can be opened in the writing view. */
export function isWritable(
  block: JsonObject,
  { capabilities, onWriting }: Pick<EditorProps, "capabilities" | "onWriting">,
): boolean {
  return capabilities.edit && onWriting !== undefined && typeOf(block) === TYPE;
}

/** @returns the key of the text that was asked for: of a block, or with "" of the first text; undefined if it isn't there. */
export function findText(blocks: readonly JsonObject[], asked: string): string | undefined {
  const found = blocks.find((block) => typeOf(block) === TYPE && (asked === "" || keyOf(block) === asked));
  return found && keyOf(found);
}
