import type { Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { nodeType } from "../bridge/schema.ts";

/** Blocks after which Enter begins another one. */
const OPEN_ENDED = new Set(["paragraph", "heading", "bullet_list", "ordered_list"]);

function needsRoom({ lastChild }: Node): boolean {
  return !lastChild || !OPEN_ENDED.has(lastChild.type.name);
}

/** Adds an empty paragraph where nothing could be written after the last block. It isn't part of the text. */
export function withRoomAtEnd(doc: Node): Node {
  return needsRoom(doc) ? doc.copy(doc.content.addToEnd(nodeType("paragraph").create())) : doc;
}

/** Keeps room for writing after the last block. */
export function roomAtEnd(): Plugin {
  return new Plugin({
    appendTransaction: (_transactions, _before, { doc, tr }) =>
      needsRoom(doc) ? tr.insert(doc.content.size, nodeType("paragraph").create()) : null,
  });
}
