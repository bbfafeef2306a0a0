import { applyBatch } from "#drafts";
import { keyOf, TOO_MANY_BLOCKS, type DraftState, type Operation } from "#publishing";
import { operationsForNew } from "../generator/put-block.ts";
import { predecessorFor } from "./insert-position.ts";
import { accept, refuse, type Run } from "./run-state.ts";

const REFUSED = "This block can’t be added to the page";

const isIn = ({ draft }: DraftState, key: string) => draft.blocks.some((block) => block.key === key);

/** A run after blocks were accepted, and the operations that add them to the draft. */
type Accepted = { run: Run; operations: Operation[]; /** Why some of them weren't added. */ left?: string };

/**
 * Adds written blocks to the draft, each where the canvas shows it, with marks on unconfirmed statements. What the
 * run replaces is removed with the first of them, unless someone has changed it since (`was`).
 * @param keys of blocks of the run, in any order; unwritten ones are skipped, and those that a full page has no
 * room for stay as they are.
 */
export function acceptBlocks(run: Run, keys: readonly string[], state: DraftState, newKey: () => string): Accepted {
  const chosen = run.blocks.filter((one) => keys.includes(one.key) && one.state === "written");
  const gone = chosen.length > 0 ? run.replaces.filter((block) => isIn(state, keyOf(block))) : [];
  const operations = gone.map((was): Operation => ({ type: "remove", key: keyOf(was), was }));
  let now: Run = chosen.length > 0 ? { ...run, replaces: [] } : run;
  let { state: draft } = applyBatch(state, operations);
  let left: string | undefined;
  for (const { key, block, claims } of chosen) {
    if (!block) continue;
    const after = predecessorFor(now, key, draft);
    // One that is already there was added by a tab that closed before it could record that.
    const added = isIn(draft, key) ? [] : operationsForNew({ block, claims }, { key, after, newKey });
    const { state: next, fault } = applyBatch(draft, added);
    if (fault === TOO_MANY_BLOCKS) {
      left = fault;
      continue;
    }
    if (isIn(next, key)) operations.push(...added);
    now = isIn(next, key) ? accept(now, [key]) : refuse(now, key, REFUSED);
    draft = next;
  }
  return { run: now, operations, left };
}
