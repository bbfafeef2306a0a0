import { isObject, shorten, type JsonObject } from "#shared";
import type { OutlineEntry } from "./contract/review.ts";
import { typeOf } from "./operations/canonical.ts";
import { keyOf } from "./operations/draft.ts";
import { sharedEnd } from "./shared-blocks.ts";
import { labelOf } from "./field-label.ts";

const MAX_WORDS = 140;
/** Fields that usually summarise a block or an item, even of an unknown type; the first one with text is taken. */
const SUMMARY_FIELDS = [
  "headline",
  "title",
  "heading",
  "question",
  "name",
  "text",
  "quote",
  "description",
  "content",
  "body",
];

/** @returns a text without the marks of HTML and Markdown. */
function withoutMarks(text: string): string {
  return text.replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1").replaceAll(/<[^<>]*>|^[ \t]*[-+][ \t]|[#*_`>]/gm, " ");
}

function textIn(value: unknown): string | undefined {
  if (typeof value === "string") {
    const text = shorten(withoutMarks(value), MAX_WORDS);
    return /\p{L}{2}/u.test(text) && !/^(?:https?:|\/|#)/.test(value) ? text : undefined;
  }
  const parts = Array.isArray(value) ? value : isObject(value) ? summaryFirst(value) : [];
  for (const part of parts) {
    const text = textIn(part);
    if (text) return text;
  }
  return undefined;
}

/** A headline whose two parts are separate fields. */
function joinedHeadline({ headlinePrefix, headlineSuffix }: JsonObject): string {
  return [headlinePrefix, headlineSuffix].filter((part) => typeof part === "string").join(" ");
}

function summaryFirst(content: JsonObject): unknown[] {
  const own = SUMMARY_FIELDS.map((name) => content[name]).filter((value) => value !== undefined);
  return [joinedHeadline(content), ...own, ...Object.values(content).filter((value) => typeof value === "object")];
}

/** Describes each block of a draft in one line; a block of an unknown type is labelled with the type's name. */
export function outlineOf(blocks: readonly JsonObject[]): OutlineEntry[] {
  return blocks.map((block) => {
    const content = block[typeOf(block)];
    const style = isObject(content) && typeof content.style === "string" ? content.style : undefined;
    const words = sharedEnd(block) ? "Shared across the site" : (textIn(content) ?? "");
    const anchor = typeof block.id === "string" && block.id ? block.id : undefined;
    return { key: keyOf(block), label: labelOf(block), style, anchor, words };
  });
}
