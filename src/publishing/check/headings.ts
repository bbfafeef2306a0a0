import { findBlock } from "#blocks";
import type { JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import { typeOf } from "../operations/canonical.ts";
import { labelOf } from "../field-label.ts";
import { fieldsIn } from "./fields-in.ts";
import { problemAt } from "./problem.ts";
import { headingLevels } from "./rich-text.ts";

/** Whether a block is outside the main part when it comes first or last. */
function isLandmark(block: JsonObject): boolean {
  const type = typeOf(block);
  try {
    return findBlock(type)?.open(block[type]).landmark !== undefined;
  } catch {
    return false;
  }
}

/** Warns of a page without a main title, or with several. */
export function titleWarnings(blocks: readonly JsonObject[]): Problem[] {
  const lead = blocks.find((block) => !isLandmark(block));
  const titled = blocks.filter((block) => {
    const title = findBlock(typeOf(block))?.pageTitle;
    return title === "always" || (title === "first" && block === lead);
  });
  const [first, ...others] = titled;
  if (!first && lead) {
    const say = (where: string) =>
      `${where}: the page begins without a main title. Put a Hero or a Heading first, so that visitors and search engines know what it is about.`;
    return [problemAt(lead, [typeOf(lead)], "NO_MAIN_TITLE", say)];
  }
  return others.map((block) =>
    problemAt(
      block,
      [typeOf(block)],
      "SEVERAL_MAIN_TITLES",
      (where) =>
        `${where}: the page already has its main title, in ${first ? labelOf(first) : ""}. Use a Heading here.`,
    ),
  );
}

/** Warns where a heading inside a text skips a level, which confuses screen reader users. */
export function headingWarnings(block: JsonObject): Problem[] {
  return fieldsIn(block).flatMap(({ hints, text, path }) => {
    const levels = hints.control === "rich" ? headingLevels(text) : [];
    const skips = levels.some((level, index) => level - (levels[index - 1] ?? 2) > 1);
    const say = (where: string) => `${where}: a heading in the text skips a level. Go down one level at a time.`;
    return skips ? [problemAt(block, path, "HEADING_ORDER", say)] : [];
  });
}
