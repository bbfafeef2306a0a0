import type { ElementContent, Text } from "hast";

/** Elements with lines of their own, at whose edges space means nothing. */
const BLOCKS = new Set(
  (
    "blockquote br caption dd div dl dt figcaption figure h2 h3 h4 hr li ol p pre summary table tbody td tfoot th thead tr " +
    "ul wbr"
  ).split(" "),
);
/** Elements to be seen, beside which space counts. */
const CONTENT = new Set(["img", "input"]);

/** Collapses space while it goes through a text in reading order. */
class SpaceCollapser {
  /** Whether space would begin a line or follow space. */
  #isAfterSpace = true;
  /** A text that ends in a space, as long as nothing follows it. */
  #open: Text | undefined;

  #endLine(): void {
    if (this.#open) this.#open.value = this.#open.value.slice(0, -1);
    this.#open = undefined;
    this.#isAfterSpace = true;
  }

  #collapse(text: Text): void {
    const value = text.value.replaceAll(/[\t\n\v\f\r ]+/g, " ");
    text.value = this.#isAfterSpace && value.startsWith(" ") ? value.slice(1) : value;
    if (text.value === "") return;
    this.#isAfterSpace = text.value.endsWith(" ");
    this.#open = this.#isAfterSpace ? text : undefined;
  }

  walk(nodes: readonly ElementContent[]): void {
    for (const node of nodes) {
      if (node.type === "text") this.#collapse(node);
      if (node.type !== "element") continue;
      const isBlock = BLOCKS.has(node.tagName);
      if (isBlock) this.#endLine();
      if (node.tagName !== "pre") this.walk(node.children);
      if (isBlock) this.#endLine();
      if (!CONTENT.has(node.tagName)) continue;
      this.#isAfterSpace = false;
      this.#open = undefined;
    }
  }

  /** Ends the text. */
  end(): void {
    this.#endLine();
  }
}

function dropEmptyTexts(nodes: ElementContent[]): ElementContent[] {
  for (const node of nodes) if (node.type === "element") node.children = dropEmptyTexts(node.children);
  return nodes.every((node) => node.type !== "text" || node.value !== "")
    ? nodes
    : nodes.filter((node) => node.type !== "text" || node.value !== "");
}

/**
 * Collapses space in clean nodes as browsers do, in place: one space between words, none at the edges of blocks. The text of
 * `<pre>` stays as it is.
 */
export function collapseSpace(nodes: ElementContent[]): ElementContent[] {
  const collapser = new SpaceCollapser();
  collapser.walk(nodes);
  collapser.end();
  return dropEmptyTexts(nodes);
}
