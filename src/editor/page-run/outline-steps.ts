import type { PlannedBlock } from "#ai";
import { plannedBlock, sharedBlock, type Run, type RunBlock } from "./run-state.ts";

/** Whether a page lacks the site's shared header or footer. */
export type MissingEnds = { header: boolean; footer: boolean };

/** Starts planning; an earlier plan is discarded. */
export function planBegan({ message: _message, ...run }: Run): Run {
  return { ...run, phase: "planning", blocks: [] };
}

/** The plan so far. Lines keep their keys while it grows. @param newKey makes the key of a line. */
export function planGrew(run: Run, planned: readonly PlannedBlock[], newKey: () => string): Run {
  if (run.phase !== "planning") return run;
  // The site's own footer is added at the end automatically.
  const own = planned.filter(({ type }) => type !== "footer");
  const blocks = own.map((one, index) => plannedBlock(run.blocks[index]?.key ?? newKey(), one));
  return { ...run, blocks };
}

/** The plan is finished and can be changed. The site's header and footer are added to a page without them. */
export function planWritten(
  run: Run,
  planned: readonly PlannedBlock[],
  { header, footer }: MissingEnds,
  newKey: () => string,
): Run {
  if (run.phase !== "planning") return run;
  const { blocks } = planGrew(run, planned, newKey);
  const begin = header ? [sharedBlock(newKey(), "header")] : [];
  const end = footer ? [sharedBlock(newKey(), "footer")] : [];
  return { ...run, phase: "outline", blocks: [...begin, ...blocks, ...end] };
}

/** There is no plan, or only the beginning of one, which can be used as it is. */
export function planFailed({ isAutomatic, ...run }: Run, message?: string): Run {
  if (run.phase !== "planning") return { ...run, isAutomatic };
  return run.blocks.length > 0
    ? { ...run, phase: "outline", message }
    : { ...run, isAutomatic, phase: "asking", message };
}

/** Changes a line of the outline. */
export function changeLine(run: Run, key: string, change: Partial<PlannedBlock>): Run {
  return { ...run, blocks: run.blocks.map((one) => (one.key === key ? { ...one, ...change } : one)) };
}

/** Removes a line. */
export function removeLine(run: Run, key: string): Run {
  return { ...run, blocks: run.blocks.filter((one) => one.key !== key) };
}

/** Whether a line can be moved: the site's header stays first, its footer last. */
export function canMove({ blocks }: Run, key: string, by: -1 | 1): boolean {
  const index = blocks.findIndex((one) => one.key === key);
  const neighbour = blocks[index + by];
  return index >= 0 && neighbour !== undefined && !neighbour.isShared && !blocks[index]?.isShared;
}

/** Moves a line up or down by one; a line that can't be moved stays. */
export function moveLine(run: Run, key: string, by: -1 | 1): Run {
  if (!canMove(run, key, by)) return run;
  const index = run.blocks.findIndex((one) => one.key === key);
  const moved = run.blocks.filter((one) => one.key !== key);
  moved.splice(index + by, 0, ...run.blocks.slice(index, index + 1));
  return { ...run, blocks: moved };
}

/** Adds a line at the end, before the site's footer. */
export function addLine(run: Run, line: RunBlock): Run {
  const isLast = run.blocks.at(-1)?.type === "footer";
  const index = isLast ? run.blocks.length - 1 : run.blocks.length;
  return { ...run, blocks: run.blocks.toSpliced(index, 0, line) };
}

/** The outline is accepted: the blocks can be written. */
export function beginWriting(
  { isAutomatic: _isAutomatic, ...run }: Run,
  position: Pick<Run, "after" | "replaces">,
): Run {
  return { ...run, ...position, phase: "writing", message: undefined };
}

/** Leaves the outline out; what it was made from stays in the form. */
export function discardOutline({ message: _message, isAutomatic: _isAutomatic, ...run }: Run): Run {
  return { ...run, phase: "asking", blocks: [] };
}
