import { layoutStyle } from "#blocks";
import { contrast, parseHex, type JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import { problemAt } from "./problem.ts";

/** WCAG 2.2, 1.4.3: the contrast that text needs with its background. */
const AA = 4.5;

/** @returns the contrast of two colours; undefined unless both are hexadecimal. */
function contrastOf(one: string, other: string): number | undefined {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a && b ? contrast(a, b) : undefined;
}

function styleOf(block: JsonObject): Record<string, string> {
  try {
    return layoutStyle(block.layout) ?? {};
  } catch {
    return {};
  }
}

/** Warns of custom css that makes text hard to read, or may do so in dark mode. */
export function contrastWarnings(block: JsonObject): Problem[] {
  const { color, backgroundColor, background = backgroundColor } = styleOf(block);
  const at = (say: (where: string) => string) => [problemAt(block, ["layout", "css"], "LOW_CONTRAST", say)];
  if (color && background) {
    const ratio = contrastOf(color, background);
    if (ratio === undefined || ratio >= AA) return [];
    const shown = Math.floor(ratio * 10) / 10;
    return at(
      (where) => `${where}: the text is hard to read on its background (contrast ${shown} to 1, ${AA} is needed).`,
    );
  }
  if (!color && !background) return [];
  const [set, other] = color ? ["text", "background"] : ["background", "text"];
  return at(
    (where) =>
      `${where}: the css sets a colour for the ${set} but none for the ${other}. In dark mode it may be hard to read.`,
  );
}
