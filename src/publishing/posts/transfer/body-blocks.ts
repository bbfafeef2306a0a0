import { isObject, parseJson, type JsonObject } from "#shared";
import { isSame, typeOf } from "../../operations/canonical.ts";
import { cleanBody } from "./clean-body.ts";

const OPENING = /^```block ([a-zA-Z][\w-]*)$/;
const CLOSING = "```";
/** Between two texts that are blocks of their own. */
const SEPARATOR = "<!-- block -->";

function textBlock(lines: string[]): JsonObject[] {
  const content = cleanBody(lines.join("\n"));
  return content.trim() === "" ? [] : [{ content: { style: "simple", content } }];
}

/** Reads the block that opens at a line. @returns it and the line after it; undefined when it isn't whole. */
function blockAt(lines: readonly string[], start: number): { block: JsonObject; next: number } | undefined {
  const type = OPENING.exec(lines[start] ?? "")?.[1];
  if (type === undefined) return undefined;
  let end = start + 1;
  // No line of JSON looks like a fence.
  while (end < lines.length && lines[end] !== CLOSING && !OPENING.test(lines[end] ?? "")) end += 1;
  if (lines[end] !== CLOSING) return undefined;
  const json = parseJson(lines.slice(start + 1, end).join("\n"));
  if (!json.ok || !isObject(json.value) || !Object.hasOwn(json.value, type)) return undefined;
  return { block: json.value, next: end + 1 };
}

/**
 * Reads a post's body: text becomes `content` blocks, a fenced block of JSON (`writeBody`) the block that it describes. A
 * fence that isn't whole stays text.
 * @returns blocks in the stored form, unchecked.
 */
export function readBody(body: string): JsonObject[] {
  const lines = cleanBody(body).split("\n");
  const blocks: JsonObject[] = [];
  let text: string[] = [];
  for (let index = 0; index < lines.length;) {
    const found = blockAt(lines, index);
    if (found || lines[index] === SEPARATOR) {
      blocks.push(...textBlock(text), ...(found ? [found.block] : []));
      text = [];
      index = found?.next ?? index + 1;
    } else {
      text.push(lines[index] ?? "");
      index += 1;
    }
  }
  return [...blocks, ...textBlock(text)];
}

const fenced = (block: JsonObject) =>
  [`${CLOSING}block ${typeOf(block)}`, JSON.stringify(block, null, 2), CLOSING].join("\n");

/** @returns the Markdown of a block that is nothing but text which is read back unchanged. */
function plainText(block: JsonObject): string | undefined {
  const text = isObject(block.content) ? block.content.content : undefined;
  return typeof text === "string" && isSame(readBody(text), [block]) ? text : undefined;
}

/**
 * Writes blocks as a post's body: the Markdown of `content` blocks as it is stored, every other block, and text that
 * wouldn't be read back unchanged, as JSON in a fence. `readBody` gives the same blocks.
 */
export function writeBody(blocks: readonly JsonObject[]): string {
  const parts: string[] = [];
  let wasText = false;
  for (const block of blocks) {
    const text = plainText(block);
    if (text !== undefined && wasText) parts.push(SEPARATOR);
    parts.push(text ?? fenced(block));
    wasText = text !== undefined;
  }
  return parts.join("\n\n");
}
