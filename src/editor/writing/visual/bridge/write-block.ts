import type { RootContent } from "mdast";
import { defaultHandlers, toMarkdown, type Handle } from "mdast-util-to-markdown";
import { gfmWriter } from "../../markdown/to-markdown.ts";
import type { SourceStyle } from "./source-style.ts";

/** Writes the end of a line that is kept as two spaces, where a line can end at all. */
const spaceBreak: Handle = (node, parent, state, info) => {
  const written = defaultHandlers.break(node, parent, state, info);
  return written === "\\\n" ? "  \n" : written;
};

/** The marker of a list that a text begins with. */
function markerOf(text: string | undefined): string | undefined {
  return /^(?:([-*+])|\d+([.)]))(?:\s|$)/
    .exec(text ?? "")
    ?.slice(1)
    .find(Boolean);
}

/** Lists in a row need different markers, or they would become one. */
function withOtherMarker(
  node: RootContent,
  style: SourceStyle,
  neighbours: readonly (string | undefined)[],
): SourceStyle {
  if (node.type !== "list") return style;
  const taken = new Set(neighbours.map(markerOf));
  if (node.ordered) {
    const bulletOrdered = style.bulletOrdered ?? ".";
    return {
      ...style,
      bulletOrdered: taken.has(bulletOrdered) ? (bulletOrdered === "." ? ")" : ".") : bulletOrdered,
    };
  }
  const bullet = style.bullet ?? "-";
  const free = [bullet, "-", "*", "+"] as const;
  const chosen = free.find((sign) => !taken.has(sign)) ?? bullet;
  return { ...style, bullet: chosen, bulletOther: chosen === "*" ? "-" : "*" };
}

/**
 * Writes one block as Markdown in a document's style.
 * @param neighbours the texts of the blocks before and after it.
 */
export function writeBlock(
  node: RootContent,
  style: SourceStyle,
  neighbours: readonly (string | undefined)[] = [],
): string {
  const {
    hasSpaceBreaks,
    tablePipeAlign = false,
    tableCellPadding = true,
    ...options
  } = withOtherMarker(node, style, neighbours);
  const written = toMarkdown(node, {
    ...options,
    extensions: [gfmWriter({ tablePipeAlign, tableCellPadding })],
    handlers: hasSpaceBreaks ? { break: spaceBreak } : {},
  });
  return written.replace(/\n$/, "");
}
