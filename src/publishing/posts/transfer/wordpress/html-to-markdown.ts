import type { Root } from "hast";
import { cleanNodes, isWithinHtmlLimits } from "#blocks/markup";
import { parseHtml, withPlainLineEnds } from "#shared/markup";
import type { Losses } from "./losses.ts";
import { rewriteOutside } from "./opaque-parts.ts";
import { addParagraphs } from "./paragraphs.ts";
import { reshape, wordsIn } from "./reshape.ts";
import { settle } from "./settle.ts";
import { renderShortcodes } from "./shortcodes.ts";
import { writeMarkdown, type WrittenText } from "./write-markdown.ts";

const CODE = ["pre", "code", "script", "style", "textarea"];
const PREFORMATTED = ["pre", "script", "style", "textarea"];

const contentOf = ({ children }: Root) => children.filter((node) => node.type !== "doctype");

/**
 * Turns the HTML of a WordPress post into Markdown: shortcodes, paragraphs of the classic editor, then the one sanitiser.
 * @param site the address that relative ones belong to.
 * @param losses gets what couldn't be kept.
 * @returns the text, and where its pictures' addresses are in it.
 * @throws RangeError on markup that is nested too deep.
 */
export function htmlToMarkdown(html: string, site: string | undefined, losses: Losses): WrittenText {
  const rendered = rewriteOutside(withPlainLineEnds(html), CODE, (part) => renderShortcodes(part, losses));
  const isClassic = !html.includes("<!-- wp:");
  const whole = isClassic ? rewriteOutside(rendered, PREFORMATTED, addParagraphs) : rendered;
  if (!isWithinHtmlLimits(whole)) throw new RangeError("The markup is nested too deep");
  const reshaped = settle(reshape(contentOf(parseHtml(whole)), { losses, site }));
  return writeMarkdown(cleanNodes({ type: "root", children: reshaped }));
}

/** @returns the words of HTML on one line, such as those of a title or an excerpt; the markup itself if it nests too deep. */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return html.replaceAll(/\s+/g, " ").trim();
  const words = isWithinHtmlLimits(html) ? wordsIn(contentOf(parseHtml(html))) : html;
  return words.replaceAll(/\s+/g, " ").trim();
}
