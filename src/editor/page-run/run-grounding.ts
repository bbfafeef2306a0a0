import { keyOf, type Draft } from "#publishing";
import type { GroundingTexts } from "#ai";
import { groundingTexts } from "../generator/page-context.ts";
import type { Run } from "./run-state.ts";

type Gather = (run: Run, draft: Draft, facts?: readonly string[]) => GroundingTexts;

const groundingFor: Gather = (run, draft, facts = []) => {
  const own = new Set(run.blocks.map(({ key }) => key));
  const blocks = draft.blocks.filter((block) => !own.has(keyOf(block)));
  const annotations = draft.annotations.filter(({ key }) => !own.has(key));
  return groundingTexts(facts, run.asked.context, { ...draft, blocks, annotations });
};

/**
 * Makes what gathers the texts that a run's blocks may take statements from: of the page all but the run's own blocks.
 * Unchanged texts are the same object again, which is read once for all blocks of the run.
 */
export function keptGrounding(): Gather {
  let last: { inputs: readonly unknown[]; known: GroundingTexts } | undefined;
  return (run, draft, facts) => {
    const inputs = [draft, facts, run.asked.context, ...run.blocks.map(({ key }) => key)];
    const isSame = last?.inputs.length === inputs.length && last.inputs.every((input, at) => input === inputs[at]);
    if (!last || !isSame) last = { inputs, known: groundingFor(run, draft, facts) };
    return last.known;
  };
}
