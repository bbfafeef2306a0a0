import { outlineOf } from "#publishing";
import type { JsonObject } from "#shared";
import type { Suggestion } from "#ui/kit";

/** @returns the sections of a page that a link can lead to: its blocks with an anchor, named by their type and headline. */
export function pageSections(blocks: readonly JsonObject[]): Suggestion[] {
  return outlineOf(blocks).flatMap(({ anchor, label, words }) =>
    anchor === undefined
      ? []
      : [{ value: `#${anchor}`, title: words ? `${label}: ${words}` : label, detail: `#${anchor}` }],
  );
}
