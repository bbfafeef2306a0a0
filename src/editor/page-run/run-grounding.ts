import { keyOf, type Draft } from "#publishing";
import type { GroundingTexts } from "#ai";
import { groundingTexts } from "../generator/page-context.ts";
import type { Run } from "./run-state.ts";

/** Gathers the texts that a run's blocks may take statements from: of the page all but the run's own blocks. */
export function groundingFor(run: Run, draft: Draft, facts: readonly string[]): GroundingTexts {
  const own = new Set(run.blocks.map(({ key }) => key));
  const blocks = draft.blocks.filter((block) => !own.has(keyOf(block)));
  const annotations = draft.annotations.filter(({ key }) => !own.has(key));
  return groundingTexts(facts, run.asked.context, { ...draft, blocks, annotations });
}
