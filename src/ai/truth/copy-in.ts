import { isObject } from "#shared";
import { isNamingPath } from "./names.ts";

/** A text of content that people read, and where it stands. */
export type Copy = { path: (string | number)[]; text: string; isNaming: boolean; isQuote: boolean };

const NO_COPY =
  /^(?:id|key|type|style|target|layout|anchor|variables|color|colorScheme|size|gap|grid|position|columns|row|symbol|citationRefs|path|href|src|srcDark|icon|img|image|avatar|avatar_url|logoLightMode|logoDarkMode|organization|templateId|businessUnitId|hiddenProperties)$|(?:_url|Url|Href|Src)$/;
const ADDRESS = /^(?:(?:https?:|mailto:|tel:|data:|\/)\S*|#[a-z][\w-]*)$/i;
const AMOUNT = /(?:left|price|amount|value|count|total|percent|rating|score|cost|stat)$/i;

/** What is still to be read: a value, its name, where that is, and whether it stands beside a quotation. */
type Rest = { parent?: Rest; name: string | number; value: unknown; hasQuote: boolean };

function textOf({ name, value }: Rest): string | undefined {
  if (typeof value === "string") return ADDRESS.test(value) ? undefined : value;
  const isAmount = typeof value === "number" && Number.isFinite(value) && AMOUNT.test(String(name));
  return isAmount ? String(value) : undefined;
}

function pathOf(rest: Rest): (string | number)[] {
  const path: (string | number)[] = [];
  for (let one = rest; one.parent; one = one.parent) path.push(one.name);
  return path.toReversed();
}

function childrenOf(parent: Rest): Rest[] {
  const { value } = parent;
  if (Array.isArray(value)) {
    return value.map((item: unknown, name) => ({ parent, name, value: item, hasQuote: parent.hasQuote }));
  }
  if (!isObject(value)) return [];
  const hasQuote = Object.hasOwn(value, "quote");
  return Object.entries(value)
    .filter(([name]) => !NO_COPY.test(name))
    .map(([name, item]) => ({ parent, name, value: item, hasQuote }));
}

function copyAt(rest: Rest, text: string): Copy {
  const path = pathOf(rest);
  return { path, text, isNaming: isNamingPath(path, rest.hasQuote), isQuote: rest.name === "quote" };
}

/** @returns the texts of content in order, without addresses, choices, icons and layout. Ends on content of any shape. */
export function copyIn(content: unknown): Copy[] {
  const copies: Copy[] = [];
  const seen = new Set<unknown>();
  const rest: Rest[] = [{ name: "", value: content, hasQuote: false }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const text = textOf(next);
    if (text !== undefined) copies.push(copyAt(next, text));
    if (typeof next.value !== "object" || next.value === null || seen.has(next.value)) continue;
    seen.add(next.value);
    for (const child of childrenOf(next).toReversed()) rest.push(child);
  }
  return copies;
}
