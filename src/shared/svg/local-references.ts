import type { Element, Properties } from "hast";

/** Elements that paint or clip others, by the attributes that refer to them. */
const NAMED = new Set(["linearGradient", "radialGradient", "clipPath"]);
const PAINTS = ["fill", "stroke"] as const;
const REFERENCE = /^url\(\s*(["']?)#([^\s"'()]+)\1\s*\)(?:\s+([#\w]+))?$/i;

/** @returns whether a value refers to the same drawing: `url(#a)`, as a paint also followed by a colour. */
export function isReference(value: string): boolean {
  return REFERENCE.test(value.trim());
}

function* elementsOf(node: Element, isInClip = false): Generator<[element: Element, isInClip: boolean]> {
  yield [node, isInClip];
  const isClip = isInClip || node.tagName === "clipPath";
  for (const child of node.children) if (child.type === "element") yield* elementsOf(child, isClip);
}

function set(properties: Properties, name: string, value: string | undefined): void {
  if (value === undefined) delete properties[name];
  else properties[name] = value;
}

/** Renames each referenced element. @returns the new ids by the old ones; the first of equal ones counts. */
function rename(svg: Element, prefix: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [{ tagName, properties }] of elementsOf(svg)) {
    const old = properties.id;
    const isNew = typeof old === "string" && NAMED.has(tagName) && !names.has(old);
    const name = isNew ? `${prefix}-${names.size}` : undefined;
    if (isNew && name) names.set(old, name);
    set(properties, "id", name);
  }
  return names;
}

/** @returns a paint with the new id; without one its fallback colour, or else the text's. */
function paintOf(paint: string, names: ReadonlyMap<string, string>): string {
  const [, , old = "", colour = "currentColor"] = REFERENCE.exec(paint.trim()) ?? [];
  const name = names.get(old);
  return name ? `url(#${name})` : colour;
}

/**
 * Renames the gradients and clips of a clean drawing together with what refers to them, so that two drawings on a page
 * don't collide and no id of content is left. Dangling references are removed; so are clips inside clips, which could
 * multiply without end.
 * @param prefix of every new id: different for each drawing of a page.
 */
export function renameReferences(svg: Element, prefix: string): void {
  const names = rename(svg, prefix);
  for (const [{ tagName, properties }, isInClip] of elementsOf(svg)) {
    for (const name of PAINTS) {
      const paint = properties[name];
      if (typeof paint === "string" && isReference(paint)) set(properties, name, paintOf(paint, names));
    }
    const clip = names.get(REFERENCE.exec(String(properties.clipPath))?.[2] ?? "");
    set(properties, "clipPath", clip && !isInClip && tagName !== "clipPath" ? `url(#${clip})` : undefined);
    const target = names.get((properties.href ?? "").replace(/^#/, ""));
    set(properties, "href", target && tagName.endsWith("Gradient") ? `#${target}` : undefined);
  }
}
