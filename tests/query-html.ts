import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { find, html as htmlNames } from "property-information";

/** What a reader gets of a node: its text, with white space as a browser draws it. */
export function textOf(node: Nodes): string {
  return rawText(node).replaceAll(/\s+/g, " ").trim();
}

function rawText(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(rawText).join("") : "";
}

/** The value of an attribute as markup spells it ("" when it has none), or undefined when the element lacks it. */
export function attributeOf(element: Element, name: string): string | undefined {
  const value = element.properties[find(htmlNames, name).property];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return "";
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/**
 * Reads markup, or a part of it, as browsers do, so that tests ask for elements by tag, attribute, text and place, and
 * neither the order of attributes nor a class that only changes the look matters to them.
 */
export function queryHtml(source: string | Element) {
  const tree = typeof source === "string" ? fromHtml(source) : source;

  /** The elements that fit a CSS selector, in the page's order; with `text`, those that say just that, or fit it. */
  function all(selector: string, text?: string | RegExp): Element[] {
    const found = selectAll(selector, tree);
    if (text === undefined) return found;
    return found.filter((element) =>
      typeof text === "string" ? textOf(element) === text : text.test(textOf(element)),
    );
  }

  /** The one element that fits; throws when there is none, or another. */
  function one(selector: string, text?: string | RegExp): Element {
    const [element, ...others] = all(selector, text);
    if (element && others.length === 0) return element;
    const what = text === undefined ? selector : `${selector} that says ${String(text)}`;
    throw new Error(`expected one ${what}, found ${element ? others.length + 1 : "none"}`);
  }

  /** An attribute of each element that fits; undefined where an element lacks it. */
  function values(selector: string, name: string): (string | undefined)[] {
    return all(selector).map((element) => attributeOf(element, name));
  }

  /** The text of each element that fits. */
  function texts(selector: string): string[] {
    return all(selector).map(textOf);
  }

  return { all, one, values, texts };
}
