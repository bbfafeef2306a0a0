import type { Env, Token } from "markdown-it";
import { safeHref } from "#shared/markup";
import { footnoteLabels } from "./footnote-rules.ts";
import { decoded, slugOf, take, type Taken } from "./heading-ids.ts";
import { isHtml } from "./is-html.ts";
import { parseMarkdown } from "./markdown.ts";
import { MAX_RICH_TEXT } from "./rich-text.ts";

const HAS_SCHEME = /^[\s\p{Cc}]*[^/?#]*:/u;

/** An address that the page would link to, or one without a scheme, which the page leaves out. */
function isHarmless(address: string): boolean {
  return safeHref(address) !== undefined || !HAS_SCHEME.test(address);
}

function isPlain({ type, attrs, children }: Token): boolean {
  if (type === "html_block" || type === "html_inline") return false;
  const addresses = (attrs ?? []).filter(([name]) => name === "href" || name === "src");
  return addresses.every(([, address]) => isHarmless(String(address))) && (children ?? []).every(isPlain);
}

/** Markdown that others can render as it was written, and the names that it shares with what is before it. */
export type PlainMarkdown = {
  text: string;
  /** By the label of a link or footnote what it stands for. */
  definitions: ReadonlyMap<string, string>;
  /** The names that GitHub gives its headings, were it alone. */
  headings: ReadonlySet<string>;
  /** Those of its headings that it links to. */
  targets: readonly string[];
};

function definitionsIn(text: string, env: Env): Map<string, string> {
  const links = Object.entries(env.references ?? {});
  const notes = footnoteLabels(env).map((label): [string, string] => [`^${label}`, text]);
  return new Map([...links.map(([label, link]): [string, string] => [label, JSON.stringify(link)]), ...notes]);
}

function wordsIn(tokens: readonly Token[]): string {
  return tokens.map(({ type, content }) => (type === "text" || type === "code_inline" ? content : "")).join("");
}

function headingsIn(tokens: readonly Token[]): Set<string> {
  const taken: Taken = new Map();
  const headings = tokens.filter((_token, index) => tokens[index - 1]?.type === "heading_open");
  return new Set(headings.map(({ children }) => take(slugOf(wordsIn(children ?? [])), taken)));
}

function fragmentsIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ type, attrs, children }) => {
    const href = type === "link_open" && attrs?.find(([name]) => name === "href")?.[1];
    const own = typeof href === "string" && href.startsWith("#") ? [decoded(href.slice(1))] : [];
    return [...own, ...fragmentsIn(children ?? [])];
  });
}

/**
 * @returns a rich text as it was written, where that is Markdown without raw HTML and without addresses that the sanitiser
 * removes: nothing has to be cleaned before others render it. Undefined for anything else. Never throws.
 */
export function plainMarkdown(text: string): PlainMarkdown | undefined {
  if (text.length > MAX_RICH_TEXT || isHtml(text)) return undefined;
  try {
    const env: Env = {};
    const tokens = parseMarkdown(text, env);
    if (!tokens.every(isPlain)) return undefined;
    const headings = headingsIn(tokens);
    const targets = fragmentsIn(tokens).filter((fragment) => headings.has(fragment));
    return { text, definitions: definitionsIn(text, env), headings, targets };
  } catch {
    return undefined;
  }
}
