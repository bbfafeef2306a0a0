import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";

/** A block of a draft in a list: what it is, which variant, where links may lead, and what it begins with. */
export type DescribedBlock = { key: string; label: string; style?: string; anchor?: string; words: string };

const MAX_WORDS = 140;
/** Where a block's own words usually stand; the first of them that has some speaks for it. */
const TELLING = ["headline", "title", "heading", "question", "name", "text", "quote", "description", "content", "body"];

function textIn(value: unknown): string | undefined {
  if (typeof value === "string") {
    const text = value
      .replaceAll(/<[^>]*>|[#*_`>]/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    return /\p{L}{2}/u.test(text) && !/^(?:https?:|\/|#)/.test(value) ? text : undefined;
  }
  const parts = Array.isArray(value) ? value : isObject(value) ? tellingFirst(value) : [];
  for (const part of parts) {
    const text = textIn(part);
    if (text) return text;
  }
  return undefined;
}

function tellingFirst(content: JsonObject): unknown[] {
  const own = TELLING.map((name) => content[name]).filter((value) => value !== undefined);
  return [...own, ...Object.values(content).filter((value) => typeof value === "object")];
}

/** Describes a stored block; an unknown type is told by its name. */
export function describeBlock(block: JsonObject): DescribedBlock {
  const type = Object.keys(block).find((name) => !["key", "id", "layout"].includes(name)) ?? "";
  const content = isObject(block[type]) ? block[type] : {};
  const isShared = content.shared === true;
  const words = isShared ? "The one that the whole site shares" : (textIn(content) ?? "");
  return {
    key: String(block.key),
    label: findBlock(type)?.label ?? type,
    style: typeof content.style === "string" ? content.style : undefined,
    anchor: typeof block.id === "string" && block.id ? block.id : undefined,
    words: words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).trimEnd()}…` : words,
  };
}
