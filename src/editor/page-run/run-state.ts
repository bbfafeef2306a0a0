import type { PlannedBlock, Usage } from "#ai";
import type { JsonObject } from "#shared";
import type { Claim } from "../generator/put-block.ts";
import type { Remark } from "../generator/read-block.ts";

/** What a person asked a page to be written from. */
export type Asked = {
  context: string;
  /** The site's own choice when it is empty. */
  model: string;
  tone: string;
  /** "end" is before the footer, "replace" in place of what is there; else the key of the block to stand behind. */
  where: string;
};

/** How far a block of a run is. Nothing of it is in the draft before it is accepted. */
type BlockState = "waiting" | "writing" | "written" | "failed" | "stopped" | "accepted" | "rejected";

/** A block of a run, from its line in the outline until somebody has decided about it. */
export type RunBlock = {
  /** Its key, also in the draft once it is accepted. */
  key: string;
  type: string;
  purpose: string;
  /** The header or footer that the whole site shares: nobody writes it. */
  isShared?: true;
  state: BlockState;
  /** How often a model was asked; the last call's number. What an earlier call still says counts no more. */
  calls: number;
  /** How often it may be asked once more by itself. */
  retries: number;
  /** In the outside form; while it is being written, what there is of it. */
  block?: JsonObject;
  claims: readonly Claim[];
  /** What of the reply was left out or changed. */
  notes?: readonly Remark[];
  /** Why it failed, for people. */
  message?: string;
};

/** What replies cost so far; the money is missing where the price of a model isn't known. */
type Spent = { tokens: number; cost?: number };

/** A page that a model writes, block by block: a local overlay, of which nobody else sees anything. */
export type Run = {
  id: string;
  asked: Asked;
  phase: "asking" | "planning" | "outline" | "writing";
  blocks: readonly RunBlock[];
  /** The block that they stand behind; null is the first place. */
  after: string | null;
  /** The blocks in whose place they come, as they were when the writing began. */
  replaces: readonly JsonObject[];
  spent: Spent;
  /** It came with the address: once it is planned it is written, without another click (spec 2). */
  goesOn?: true;
  /** Why there is no plan, for people. */
  message?: string;
};

/** Begins a run with the form that asks what to write from. */
export function newRun(id: string, asked: Asked): Run {
  return { id, asked, phase: "asking", blocks: [], after: null, replaces: [], spent: { tokens: 0, cost: 0 } };
}

/** @returns a line of the outline. */
export function plannedBlock(key: string, { type, purpose }: PlannedBlock): RunBlock {
  return { key, type, purpose, state: "waiting", calls: 0, retries: 1, claims: [] };
}

/** @returns one of the site's shared ends, which is there at once. */
export function sharedBlock(key: string, type: "header" | "footer"): RunBlock {
  const block = { [type]: { shared: true } };
  return { ...plannedBlock(key, { type, purpose: "" }), isShared: true, state: "written", block };
}

/** Adds what a reply cost. */
export function spend(run: Run, { inputTokens, outputTokens, cost }: Usage): Run {
  const { spent } = run;
  const sum = cost === undefined || spent.cost === undefined ? undefined : spent.cost + cost;
  return { ...run, spent: { tokens: spent.tokens + inputTokens + outputTokens, cost: sum } };
}

/** Changes one block; where `change` gives none the run stays the same. */
function withBlock(run: Run, key: string, change: (block: RunBlock) => RunBlock | undefined): Run {
  const block = run.blocks.find((one) => one.key === key);
  const changed = block && change(block);
  return changed ? { ...run, blocks: run.blocks.map((one) => (one === block ? changed : one)) } : run;
}

function withAll(run: Run, change: (block: RunBlock) => RunBlock): Run {
  return { ...run, blocks: run.blocks.map(change) };
}

/** As many blocks are written at a time. */
const PARALLEL = 3;

/** @returns the blocks to begin with now, in the order of the page. */
export function nextBlocks({ phase, blocks }: Run): RunBlock[] {
  if (phase !== "writing") return [];
  const writing = blocks.filter(({ state }) => state === "writing").length;
  return blocks.filter(({ state }) => state === "waiting").slice(0, Math.max(0, PARALLEL - writing));
}

/** A model is asked for a block: another call of it counts no more. */
export function callBegan(run: Run, key: string): Run {
  return withBlock(run, key, ({ block: _block, message: _message, ...rest }) =>
    rest.state === "waiting" ? { ...rest, state: "writing", calls: rest.calls + 1 } : undefined,
  );
}

/** What a call says of a block so far. */
export function blockGrew(run: Run, key: string, call: number, block: JsonObject): Run {
  return withBlock(run, key, (one) => (isUnderWay(one, call) ? { ...one, block } : undefined));
}

/** A call has written a block. */
export function blockWritten(
  run: Run,
  key: string,
  call: number,
  written: Pick<RunBlock, "claims" | "notes"> & { block: JsonObject },
): Run {
  return withBlock(run, key, (one) => (isUnderWay(one, call) ? { ...one, ...written, state: "written" } : undefined));
}

/** A call failed: the block is tried once more by itself, then it waits for somebody. */
export function callFailed(run: Run, key: string, call: number, message: string): Run {
  return withBlock(run, key, (one) => {
    if (!isUnderWay(one, call)) return undefined;
    const { block: _block, ...rest } = one;
    return one.retries > 0
      ? { ...rest, state: "waiting", retries: one.retries - 1 }
      : { ...rest, state: "failed", message };
  });
}

function isUnderWay({ state, calls }: RunBlock, call: number): boolean {
  return state === "writing" && calls === call;
}

/** Ends everything that is under way or waits; what is written stays. */
export function stop(run: Run): Run {
  const isOpen = ({ state }: RunBlock) => state === "waiting" || state === "writing";
  return withAll(run, (one) => (isOpen(one) ? stopped(one) : one));
}

function stopped({ block: _block, ...rest }: RunBlock): RunBlock {
  return { ...rest, state: "stopped" };
}

/** Has blocks written that failed or were stopped: one, or all of them. */
export function retry(run: Run, key?: string): Run {
  return withAll(run, (one) => {
    const isMeant = (key === undefined || one.key === key) && isMissing(one);
    return isMeant ? { ...one, state: "waiting", retries: 1, message: undefined } : one;
  });
}

/** Whether a block isn't written, and nobody is about to write it. */
export function isMissing({ state }: RunBlock): boolean {
  return state === "failed" || state === "stopped";
}

/** Marks written blocks as being in the draft. */
export function accept(run: Run, keys: readonly string[]): Run {
  return withAll(run, (one) =>
    keys.includes(one.key) && one.state === "written" ? { ...one, state: "accepted" } : one,
  );
}

/** Marks a written block as one that no draft takes. */
export function refuse(run: Run, key: string, message: string): Run {
  return withBlock(run, key, ({ block: _block, ...rest }) => ({ ...rest, state: "failed", message, claims: [] }));
}

/** Leaves blocks out for good: one, or all that aren't accepted. */
export function reject(run: Run, key?: string): Run {
  return withAll(run, (one) =>
    (key === undefined || one.key === key) && one.state !== "accepted" ? { ...one, state: "rejected" } : one,
  );
}

/** Takes a rejection back: what was under way then is stopped. @param before the run before it. */
export function bringBack(now: Run, before: Run): Run {
  const halted = stop(before);
  if (now.id !== before.id) return now.phase === "asking" && now.blocks.length === 0 ? halted : now;
  return withAll(now, (one) => {
    const was = halted.blocks.find(({ key }) => key === one.key);
    return one.state === "rejected" && was ? was : one;
  });
}

/** Whether there is nothing left to decide. */
export function isDone({ phase, blocks }: Run): boolean {
  return phase === "writing" && blocks.every(({ state }) => state === "accepted" || state === "rejected");
}

/** Whether models are at work. */
export function isWriting({ phase, blocks }: Run): boolean {
  return phase === "writing" && blocks.some(({ state }) => state === "waiting" || state === "writing");
}

/** @returns how many of the blocks that models write are written, and how many there are. */
export function progressOf({ blocks }: Run): { done: number; all: number; missing: number; open: number } {
  const own = blocks.filter(({ isShared, state, block }) => !isShared && !(state === "rejected" && !block));
  const isWritten = ({ state }: RunBlock) => state === "written" || state === "accepted" || state === "rejected";
  return {
    done: own.filter(isWritten).length,
    all: own.length,
    missing: own.filter(isMissing).length,
    open: blocks.filter(({ state }) => state === "written").length,
  };
}
