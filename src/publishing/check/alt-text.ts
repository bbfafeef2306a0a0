import type { JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import { fieldsIn, type Field } from "./fields-in.ts";
import { problemAt } from "./problem.ts";
import { imagesWithoutAlt } from "./rich-text.ts";

/** Whether a field shows a picture to people who can see it and tells the others nothing about it. */
function lacksAltText({ hints: { control }, text, describedBy, group }: Field): boolean {
  if (control === "rich") return imagesWithoutAlt(text) > 0;
  if (control !== "image" || text === "" || !describedBy) return false;
  return !describedBy.some((name) => typeof group[name] === "string" && group[name].trim() !== "");
}

/** Warns of pictures without a description. */
export function altWarnings(block: JsonObject): Problem[] {
  return fieldsIn(block)
    .filter(lacksAltText)
    .map(({ path, hints }) =>
      problemAt(block, path, "MISSING_ALT", (where, field) => {
        const what = hints.control === "rich" ? "a picture in the text" : `the picture in ${field}`;
        return `${where}: ${what} has no description. Say what it shows, for those who can’t see it and for search engines.`;
      }),
    );
}
