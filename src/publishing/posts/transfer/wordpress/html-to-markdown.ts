import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { toMdast, type Handle } from "hast-util-to-mdast";
import type { Nodes } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { cleanTree, isWithinHtmlLimits } from "#blocks/markup";
import { parseHtml } from "#shared/markup";
import { asMarkdown } from "../as-markdown.ts";
import { cleanBody } from "../clean-body.ts";
import type { Losses } from "./losses.ts";
import { rewriteOutside } from "./opaque-parts.ts";
import { addParagraphs } from "./paragraphs.ts";
import { reshape, wordsIn } from "./reshape.ts";
import { drawShortcodes } from "./shortcodes.ts";

const CODE = ["pre", "code", "script", "style", "textarea"];
const PREFORMATTED = ["pre", "script", "style", "textarea"];

/** A cell over many columns would become as many cells. */
const MAX_SPAN = 20;

/** Text that Markdown has no signs for stays between tags. */
const keepTags: Handle = (state, node) => {
  const { tagName } = node;
  return [{ type: "html", value: `<${tagName}>` }, ...state.all(node), { type: "html", value: `</${tagName}>` }];
};

const keepDetails: Handle = (state, node) => {
  const summary = node.children.find((child) => child.type === "element" && child.tagName === "summary");
  const title = summary?.type === "element" ? toHtml({ type: "text", value: wordsIn(summary.children) }) : "";
  const rest: Element = { ...node, children: node.children.filter((child) => child !== summary) };
  return [
    { type: "html", value: `<details><summary>${title}</summary>` },
    ...state.toFlow(state.all(rest)),
    { type: "html", value: "</details>" },
  ];
};

const KEPT = Object.fromEntries(["sub", "sup", "mark", "kbd", "ins", "u", "small"].map((name) => [name, keepTags]));

function limitSpans(nodes: readonly ElementContent[]): void {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    for (const span of ["colSpan", "rowSpan"]) {
      if (Number(node.properties[span]) > MAX_SPAN) node.properties[span] = MAX_SPAN;
    }
    limitSpans(node.children);
  }
}

const contentOf = ({ children }: Root) => children.filter((node) => node.type !== "doctype");

function write(nodes: ElementContent[]): string {
  limitSpans(nodes);
  const handlers = { ...KEPT, details: keepDetails };
  const tree: Nodes = toMdast({ type: "root", children: nodes }, { document: true, handlers });
  return toMarkdown(tree, {
    bullet: "-",
    emphasis: "_",
    rule: "-",
    listItemIndent: "one",
    // Aligned columns would make each row as long as the longest.
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

/**
 * Turns the HTML of a WordPress post into Markdown: shortcodes, paragraphs of the classic editor, then the one sanitiser.
 * @param site the address that relative ones belong to.
 * @param losses gets what couldn't be kept.
 * @throws RangeError on markup that is nested too deep.
 */
export function htmlToMarkdown(html: string, site: string | undefined, losses: Losses): string {
  const drawn = rewriteOutside(html.replaceAll(/\r\n?/g, "\n"), CODE, (part) => drawShortcodes(part, losses));
  const isClassic = !html.includes("<!-- wp:");
  const whole = isClassic ? rewriteOutside(drawn, PREFORMATTED, addParagraphs) : drawn;
  if (!isWithinHtmlLimits(whole)) throw new RangeError("The markup is nested too deep");
  const reshaped = reshape(contentOf(parseHtml(whole)), { losses, site });
  return asMarkdown(cleanBody(write(cleanTree(toHtml({ type: "root", children: reshaped })))));
}

/** @returns the words of HTML on one line, such as those of a title or an excerpt; the markup itself if it nests too deep. */
export function htmlToText(html: string): string {
  const words = isWithinHtmlLimits(html) ? wordsIn(contentOf(parseHtml(html))) : html;
  return words.replaceAll(/\s+/g, " ").trim();
}
