import type { ElementContent } from "hast";
import { textOf } from "./content-tree.ts";

/**
 * Starts the id of a heading inside content: `## Getting started` becomes `text-getting-started`. It is reserved: no
 * block's anchor begins with it, and no id derived from a block's index.
 */
const HEADING_PREFIX = "text-";

const LEVELS = new Set(["h2", "h3", "h4"]);

/** A slug as GitHub makes it: lower-case letters of any script and digits, hyphens for spaces. */
export function slugOf(words: string): string {
  const slug = words
    .toLowerCase()
    .trim()
    .replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, "")
    .replaceAll(/\s+/g, "-");
  return slug || "section";
}

/** Used slugs, with the last number that each was repeated with. */
export type Taken = Map<string, number>;

/** @returns an unused slug, now marked as used; a repeated one gets -1, -2 and so on. */
export function take(slug: string, taken: Taken): string {
  let name = slug;
  let count = taken.get(slug) ?? 0;
  for (; taken.has(name); name = `${slug}-${count}`) count += 1;
  taken.set(slug, count);
  if (name !== slug) taken.set(name, 0);
  return name;
}

function withIds(nodes: ElementContent[], taken: Taken): ElementContent[] {
  return nodes.map((node): ElementContent => {
    if (node.type !== "element") return node;
    if (!LEVELS.has(node.tagName)) return { ...node, children: withIds(node.children, taken) };
    return { ...node, properties: { ...node.properties, id: HEADING_PREFIX + take(slugOf(textOf(node)), taken) } };
  });
}

/** @returns the heading that a link's fragment names. */
export function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment).toLowerCase();
  } catch {
    return fragment;
  }
}

/** `[see](#getting-started)` links to that heading of the same content, if there is one; or else to the page's own anchor. */
function withTargets(nodes: ElementContent[], names: Taken): ElementContent[] {
  return nodes.map((node): ElementContent => {
    if (node.type !== "element") return node;
    const children = withTargets(node.children, names);
    const { href } = node.properties;
    if (typeof href !== "string" || !href.startsWith("#")) return { ...node, children };
    const name = decoded(href.slice(1));
    const target = names.has(name) ? `#${HEADING_PREFIX}${name}` : href;
    return { ...node, properties: { ...node.properties, href: target }, children };
  });
}

/**
 * Gives every heading an id derived from its text, unique inside this content and the same at every render, and points the
 * content's own `#...` links to them. `page-text-ids.ts` keeps those of several contents apart. From elsewhere a heading is `/path#text-getting-started`.
 */
export function linkHeadings(nodes: ElementContent[]): ElementContent[] {
  const names: Taken = new Map();
  const marked = withIds(nodes, names);
  return withTargets(marked, names);
}
