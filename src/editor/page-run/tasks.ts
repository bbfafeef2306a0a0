import { MAX_CONTEXT, MAX_OUTLINE, type OutlinedBlock, type Task } from "#ai";
import { keyOf, type Draft } from "#publishing";
import type { JsonObject } from "#shared";
import { outlinedBlocks, shownNeighbours } from "../generator/page-context.ts";
import type { Run, RunBlock } from "./run-state.ts";

const MAX_WORDS = 300;

function outlined(blocks: readonly JsonObject[]): OutlinedBlock[] {
  return outlinedBlocks({ metaTags: [], annotations: [], blocks });
}

/** @returns the text of a block of the run, or its purpose while it isn't written. */
function outlinedOfRun({ type, purpose, block }: RunBlock): OutlinedBlock {
  const [said] = block ? outlined([block]) : [];
  return { type, text: (said?.text || purpose).slice(0, MAX_WORDS) };
}

/** A block of the future page: an existing one, or one of the run. */
type PageSlot = { existing: JsonObject } | { planned: RunBlock };

/** @returns the page as it will be: its remaining blocks, with the run's blocks where they go. */
function futurePage({ blocks, after, replaces }: Run, { blocks: existing }: Draft): PageSlot[] {
  const own = new Set(blocks.map(({ key }) => key));
  const gone = new Set([...own, ...replaces.map(keyOf)]);
  const stays = existing.filter((block) => !gone.has(keyOf(block)));
  const at = stays.findIndex((block) => keyOf(block) === after) + 1;
  const planned = blocks.filter(({ state }) => state !== "rejected").map((one): PageSlot => ({ planned: one }));
  return stays.map((block): PageSlot => ({ existing: block })).toSpliced(at, 0, ...planned);
}

function common({ asked: { context, model, tone } }: Run) {
  return { context: context.slice(0, MAX_CONTEXT), ...(model && { model }), ...(tone && { tone }) };
}

/** Makes the task to plan a page, or additions to one. */
export function planTask(run: Run, { blocks }: Draft): Task {
  const keeps = blocks.length > 0 && run.asked.where !== "replace";
  return { task: "plan", ...common(run), outline: outlined(blocks), ...(keeps && { keeps }) };
}

/** @returns the block of a slot; none while it isn't written. */
function blockOf(slot: PageSlot | undefined): JsonObject | undefined {
  return slot && ("existing" in slot ? slot.existing : slot.planned.block);
}

/** Makes the task to write one block, with the text or purpose of the others, so that none repeats another. */
export function blockTask(run: Run, { key, type, purpose }: RunBlock, draft: Draft): Task {
  const page = futurePage(run, draft);
  const at = page.findIndex((slot) => "planned" in slot && slot.planned.key === key);
  const outline = page
    .slice(0, MAX_OUTLINE)
    .flatMap((slot) => ("existing" in slot ? outlined([slot.existing]) : outlinedOfRun(slot.planned)));
  const neighbours = shownNeighbours(blockOf(page[at - 1]), blockOf(page[at + 1]));
  return { task: "block", ...common(run), type, purpose: purpose.slice(0, MAX_WORDS), outline, neighbours };
}
