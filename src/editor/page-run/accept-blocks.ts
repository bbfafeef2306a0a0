import { applyBatch } from "#drafts";
import { keyOf, TOO_MANY_BLOCKS, type DraftState, type Operation } from "#publishing";
import { operationsForNew } from "../generator/put-block.ts";
import { missingEnds, predecessorFor } from "./insert-position.ts";
import { accept, leavingBlocks, refuse, reject, type Run, type RunBlock } from "./run-state.ts";

const REFUSED = "This block can’t be added to the page";
const HAS_ENDS = "The page has gained a header or a footer in the meantime.";

/** Whether a block is the site's header or footer, and the page has one by now: it gets no second one. */
function isNeedless({ isShared, type }: RunBlock, { draft }: DraftState): boolean {
  return isShared === true && !missingEnds(draft.blocks)[type === "header" ? "header" : "footer"];
}

const isIn = ({ draft }: DraftState, key: string) => draft.blocks.some((block) => block.key === key);

/** A run after blocks were accepted, and the operations that add them to the draft. */
type Accepted = { run: Run; operations: Operation[]; /** Why some of them weren't added. */ left?: string };

/**
 * Adds written blocks to the draft, each where the canvas shows it, with marks on unconfirmed statements. What the
 * run replaces is removed with the first of them, unless someone has changed it since (`was`). The site's header and
 * footer are left out where the page has got one since.
 * @param keys of blocks of the run, in any order; unwritten ones are skipped, and those that a full page has no
 * room for stay as they are.
 */
export function acceptBlocks(run: Run, keys: readonly string[], state: DraftState, newKey: () => string): Accepted {
  const chosen = run.blocks.filter((one) => keys.includes(one.key) && one.state === "written");
  const gone = chosen.length > 0 ? leavingBlocks(run).filter((block) => isIn(state, keyOf(block))) : [];
  const operations = gone.map((was): Operation => ({ type: "remove", key: keyOf(was), was }));
  let now = run;
  let { state: draft } = applyBatch(state, operations);
  let left: string | undefined;
  for (const one of chosen) {
    const { key, block, claims } = one;
    if (!block) continue;
    if (!isIn(draft, key) && isNeedless(one, draft)) {
      left ??= HAS_ENDS;
      now = reject(now, key);
      continue;
    }
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
