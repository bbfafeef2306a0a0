import { MAX_CONTEXT, type OutlinedBlock, type Task } from "#ai";
import { keyOf, type Draft } from "#publishing";
import type { JsonObject } from "#shared";
import { bareBlocks } from "../clipboard/block-text.ts";
import { outlinedBlocks } from "../generator/page-facts.ts";
import type { Run, RunBlock } from "./run-state.ts";

const MAX_WORDS = 300;

function outlined(blocks: readonly JsonObject[]): OutlinedBlock[] {
  return outlinedBlocks({ metaTags: [], annotations: [], blocks });
}

/** What a block of the run says already, else what it is for. */
function outlinedOfRun({ type, purpose, block }: RunBlock): OutlinedBlock {
  const [said] = block ? outlined([block]) : [];
  return { type, text: (said?.text || purpose).slice(0, MAX_WORDS) };
}

/** A block of the page as it will be: one that stands there, or one of the run. */
type Place = { standing: JsonObject } | { planned: RunBlock };

/** The page as it will be: what stays of it, with the run's blocks in their place. */
function pageToBe({ blocks, after, replaces }: Run, { blocks: standing }: Draft): Place[] {
  const own = new Set(blocks.map(({ key }) => key));
  const gone = new Set([...own, ...replaces.map(keyOf)]);
  const stays = standing.filter((block) => !gone.has(keyOf(block)));
  const at = stays.findIndex((block) => keyOf(block) === after) + 1;
  const planned = blocks.filter(({ state }) => state !== "rejected").map((one): Place => ({ planned: one }));
  return stays.map((block): Place => ({ standing: block })).toSpliced(at, 0, ...planned);
}

function common({ asked: { context, model, tone } }: Run) {
  return { context: context.slice(0, MAX_CONTEXT), ...(model && { model }), ...(tone && { tone }) };
}

/** Asks for the plan of a page, or of what comes to one. */
export function planTask(run: Run, { blocks }: Draft): Task {
  const keeps = blocks.length > 0 && run.asked.where !== "replace";
  return { task: "plan", ...common(run), outline: outlined(blocks), ...(keeps && { keeps }) };
}

/** The outside form, as neighbours are told. */
function contentOf(place: Place | undefined): JsonObject[] {
  if (!place) return [];
  if ("standing" in place) return bareBlocks([place.standing]);
  return place.planned.block ? [place.planned.block] : [];
}

/** Asks for one block, with what the others say or shall say, so that none repeats another. */
export function blockTask(run: Run, { key, type, purpose }: RunBlock, draft: Draft): Task {
  const page = pageToBe(run, draft);
  const at = page.findIndex((place) => "planned" in place && place.planned.key === key);
  const outline = page.flatMap((place) =>
    "standing" in place ? outlined([place.standing]) : outlinedOfRun(place.planned),
  );
  const neighbours = [...contentOf(page[at - 1]), ...contentOf(page[at + 1])];
  return { task: "block", ...common(run), type, purpose: purpose.slice(0, MAX_WORDS), outline, neighbours };
}
