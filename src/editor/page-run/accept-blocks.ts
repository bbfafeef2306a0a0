import type { DraftState, Operation } from "#publishing";
import { carryOut } from "../document/carry-out.ts";
import { operationsForNew } from "../generator/put-block.ts";
import { standsBehind } from "./place.ts";
import { accept, type Run } from "./run.ts";

/** A run after blocks of it were accepted, and the operations that bring them into the draft. */
type Accepted = { run: Run; operations: Operation[] };

/**
 * Brings written blocks into the draft, each where the canvas shows it, with marks on what nobody has confirmed. What the
 * run replaces goes with the first of them.
 * @param keys of blocks of the run, in any order; those that aren't written are left out.
 */
export function acceptBlocks(run: Run, keys: readonly string[], state: DraftState, newKey: () => string): Accepted {
  const chosen = run.blocks.filter((one) => keys.includes(one.key) && one.state === "written");
  const isThere = (key: string) => state.draft.blocks.some((block) => block.key === key);
  const gone = chosen.length > 0 ? run.replaces.filter(isThere) : [];
  const operations = gone.map((key): Operation => ({ type: "remove", key }));
  let now: Run = chosen.length > 0 ? { ...run, replaces: [] } : run;
  let { state: draft } = carryOut(state, operations);
  for (const { key, block, claims } of chosen) {
    if (!block) continue;
    const after = standsBehind(now, key, draft);
    const added = operationsForNew({ block, claims }, { key, after, newKey });
    operations.push(...added);
    draft = carryOut(draft, added).state;
    now = accept(now, [key]);
  }
  return { run: now, operations };
}
