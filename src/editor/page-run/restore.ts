import { z } from "zod";
import { blockFault, withKeys } from "#publishing";
import { stop, type Run, type RunBlock } from "./run-state.ts";

const claim = z.object({ path: z.array(z.union([z.string(), z.number()])), text: z.string() });

const block = z.object({
  key: z.string(),
  type: z.string(),
  purpose: z.string(),
  isShared: z.literal(true).optional(),
  state: z.enum(["waiting", "writing", "written", "failed", "stopped", "accepted", "rejected"]),
  calls: z.number(),
  retries: z.number(),
  block: z.record(z.string(), z.unknown()).optional(),
  claims: z.array(claim),
  notes: z.array(z.object({ field: z.string(), text: z.string() })).optional(),
  message: z.string().optional(),
});

const run = z.object({
  id: z.string(),
  asked: z.object({ context: z.string(), model: z.string(), tone: z.string(), where: z.string() }),
  phase: z.enum(["asking", "planning", "outline", "writing"]),
  blocks: z.array(block),
  after: z.string().nullable(),
  replaces: z.array(z.record(z.string(), z.unknown())),
  spent: z.object({ tokens: z.number(), cost: z.number().optional() }),
  isAutomatic: z.literal(true).optional(),
  message: z.string().optional(),
});

/** @returns a run as it is kept with the tab: without half-written content. */
export function toKeep(given: Run): Run {
  const whole = ({ block: half, ...rest }: RunBlock): RunBlock =>
    rest.state === "writing" ? rest : { ...rest, block: half };
  return { ...given, blocks: given.blocks.map(whole) };
}

/** Whether what was kept of a block is still what a draft may hold, as after an update. */
function isSound({ state, block: content }: RunBlock): boolean {
  if (state !== "written") return true;
  let count = 0;
  return content !== undefined && !blockFault(withKeys(content, () => `k${(count += 1)}`));
}

/**
 * Restores a run that was kept with the tab. What was under way shows as stopped: a reload calls no model.
 * @returns undefined for anything that isn't a run.
 */
export function restoreRun(kept: unknown): Run | undefined {
  const read = run.safeParse(kept);
  if (!read.success) return undefined;
  const { blocks, phase, isAutomatic, ...rest } = read.data;
  const sound = blocks.map((one): RunBlock => (isSound(one) ? one : { ...one, state: "stopped", block: undefined }));
  if (phase === "writing") return stop({ ...rest, phase, blocks: sound });
  const isPlanned = phase === "outline" || (phase === "planning" && blocks.length > 0);
  return isPlanned
    ? { ...rest, blocks: sound, phase: "outline" }
    : {
        ...rest,
        ...(phase === "planning" && { message: "Planning was interrupted." }),
        isAutomatic,
        blocks: sound,
        phase: "asking",
      };
}
