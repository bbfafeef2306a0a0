import { keyOf, type Draft } from "#publishing";
import { knownTexts, type KnownTexts } from "../generator/page-facts.ts";
import type { Run } from "./run-state.ts";

/** Gathers what the blocks of a run may state without anybody's word: the page counts as it was before them. */
export function knownTo(run: Run, draft: Draft, facts: readonly string[]): KnownTexts {
  const own = new Set(run.blocks.map(({ key }) => key));
  const blocks = draft.blocks.filter((block) => !own.has(keyOf(block)));
  const annotations = draft.annotations.filter(({ key }) => !own.has(key));
  return knownTexts(facts, run.asked.context, { ...draft, blocks, annotations });
}
