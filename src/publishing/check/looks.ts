import { layoutStyle } from "#blocks";
import { contrast, parseHex, type JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import { fieldsIn, type Field } from "./fields-in.ts";
import { problemAt } from "./problem.ts";
import { silentImages } from "./rich-text.ts";

/** WCAG 2.2, 1.4.3: what text needs against its ground. */
const AA = 4.5;

/** Whether a picture is shown to people who see it and kept from those who don't. */
function isSilent({ control, text, altName, group }: Field): boolean {
  if (control === "rich") return silentImages(text) > 0;
  if (control !== "image" || text === "") return false;
  const isFilled = (one: string) => typeof group[one] === "string" && group[one].trim() !== "";
  return altName !== undefined && !isFilled(altName) && !isFilled("name");
}

/** Warns of pictures without a description. */
export function altWarnings(block: JsonObject): Problem[] {
  return fieldsIn(block)
    .filter(isSilent)
    .map(({ path, control }) =>
      problemAt(block, path, "MISSING_ALT", (place, field) => {
        const what = control === "rich" ? "a picture in the text" : `the picture in ${field}`;
        return `${place}: ${what} has no description. Say what it shows, for those who can't see it and for search engines.`;
      }),
    );
}

/** @returns the contrast of two colours; undefined for others than hexadecimal ones. */
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

/** Warns of free css whose text is hard to read, or may become so where the page changes to its dark colours. */
export function contrastWarnings(block: JsonObject): Problem[] {
  const { color, backgroundColor, background = backgroundColor } = styleOf(block);
  const at = (say: (place: string) => string) => [problemAt(block, ["layout", "css"], "LOW_CONTRAST", say)];
  if (color && background) {
    const ratio = contrastOf(color, background);
    if (ratio === undefined || ratio >= AA) return [];
    const shown = Math.floor(ratio * 10) / 10;
    return at((place) => `${place}: the text is hard to read on its ground (contrast ${shown} to 1, ${AA} is needed).`);
  }
  if (!color && !background) return [];
  const [set, other] = color ? ["text", "ground"] : ["ground", "text"];
  return at(
    (place) =>
      `${place}: the css sets a colour for the ${set} but none for the ${other}. In dark mode it may be hard to read.`,
  );
}
