import type { Element, ElementContent, Nodes, Root } from "hast";
import { parseHtml } from "#shared/markup";

const words = (list: string) => new Set(list.split(" "));

/** Elements that have nothing to read: controls, drawings, scripts, and what a browser doesn't show. */
const DROPPED = words(
  "script style template noscript svg canvas form button input select textarea output progress meter datalist dialog " +
    "object embed map head title link meta",
);
const CONTROLS = words("input select textarea button output");
/** Roles of texts that a screen reader speaks when something happens, and of ways back on the screen. */
const SCREEN_ROLES = words("status alert doc-backlink");
/** The ids of elements inside a block, which are made of its place on the page: nothing else has them. */
const INNER_ANCHOR = /^#b\d*-/;

/** Elements that say the same inside each other. Nested, they would take the Markdown writer a power of their depth. */
const EMPHASIS: Readonly<Record<string, string>> = {
  b: "strong",
  strong: "strong",
  i: "em",
  em: "em",
  del: "s",
  s: "s",
};

const text = (value: string): ElementContent => ({ type: "text", value });

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

function holdsControl({ children }: Element): boolean {
  return children.some((child) => child.type === "element" && (CONTROLS.has(child.tagName) || holdsControl(child)));
}

/** Whether an attribute is there, without a value or with any but "false". */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== "false";
}

/** Whether an element is hidden from everyone or from assistive technology, repeats others, or speaks of the screen only. */
function isHidden(element: Element): boolean {
  const { hidden, inert, ariaHidden, role, dataRead } = element.properties;
  if (isSet(hidden) || isSet(inert) || isSet(ariaHidden) || dataRead === "skip") return true;
  return SCREEN_ROLES.has(String(role)) || hasClass(element, "sr-only");
}

/** A picture without words is decoration. */
function isDecoration({ tagName, properties }: Element): boolean {
  return tagName === "img" && !(properties.alt ?? "").trim();
}

/** An illustration that a text draws, as the picture that it is there. */
function asPicture(node: ElementContent): ElementContent {
  if (node.type !== "element" || node.tagName !== "svg") return node;
  const { dataSrc: src, ariaLabel: alt } = node.properties;
  if (typeof src !== "string" || !alt) return node;
  return { ...node, tagName: "img", properties: { src, alt }, children: [] };
}

function isRead(node: Nodes): boolean {
  if (node.type !== "element") return node.type === "text";
  if (DROPPED.has(node.tagName) || isHidden(node) || isDecoration(node)) return false;
  return node.tagName !== "label" || !holdsControl(node);
}

/** Whether only the words of an element stay. @param open the emphasis that it is in. */
function isUnwrapped({ tagName, properties }: Element, open: readonly string[]): boolean {
  return tagName === "a" ? INNER_ANCHOR.test(properties.href ?? "") : open.includes(EMPHASIS[tagName] ?? "");
}

function reduce(nodes: readonly ElementContent[], open: readonly string[] = []): ElementContent[] {
  return nodes
    .map(asPicture)
    .filter(isRead)
    .flatMap((node): ElementContent[] => {
      if (node.type !== "element") return [node];
      const emphasis = EMPHASIS[node.tagName];
      const children = reduce(node.children, emphasis ? [...open, emphasis] : open);
      if (isUnwrapped(node, open)) return children;
      const isAside = node.properties.dataRead === "aside";
      return [{ ...node, children: isAside ? [text("("), ...children, text(")")] : children }];
    });
}

/**
 * Parses markup and keeps what people read of it: no controls, scripts, drawings or hidden parts. Views mark what only the
 * eye can tell apart: `data-read="skip"` what repeats other parts, `data-read="aside"` a remark inside another text, which
 * gets brackets.
 */
export function readableTree(html: string): Root {
  const { children } = parseHtml(html);
  return { type: "root", children: reduce(children.filter((node) => node.type !== "doctype")) };
}

/** Changes the addresses of links and pictures. @returns a tree of its own. */
export function withAddresses<Node extends Root | ElementContent>(
  tree: Node,
  change: (address: string) => string,
): Node {
  if (!("children" in tree)) return tree;
  const children = tree.children.map((child) => (child.type === "doctype" ? child : withAddresses(child, change)));
  if (tree.type === "root") return { ...tree, children };
  const { href, src } = tree.properties;
  const properties = {
    ...tree.properties,
    ...(typeof href === "string" && { href: change(href) }),
    ...(typeof src === "string" && { src: change(src) }),
  };
  return { ...tree, properties, children };
}
