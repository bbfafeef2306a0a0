import type { PlannedBlock, Usage } from "#ai";
import type { JsonObject } from "#shared";
import type { Claim } from "../generator/put-block.ts";
import type { Remark } from "../generator/read-block.ts";

/** The request that a page is written from. */
export type Asked = {
  context: string;
  /** Empty for the site's default. */
  model: string;
  tone: string;
  /** "end" is before the footer, "replace" replaces the page's blocks; else the key of the preceding block. */
  where: string;
};

/** The state of a block of a run. It isn't in the draft before it is accepted. */
type BlockState = "waiting" | "writing" | "written" | "failed" | "stopped" | "accepted" | "rejected";

/** A block of a run, from its line in the outline until it is accepted or rejected. */
export type RunBlock = {
  /** Its key, also in the draft once it is accepted. */
  key: string;
  type: string;
  purpose: string;
  /** Set for the site's shared header or footer, which isn't written. */
  isShared?: true;
  state: BlockState;
  /** The number of calls, which identifies the latest one. What an earlier call still returns is ignored. */
  calls: number;
  /** The number of automatic retries left. */
  retries: number;
  /** In the stored form; partial while it is being written. */
  block?: JsonObject;
  claims: readonly Claim[];
  /** What of the reply was left out or changed. */
  notes?: readonly Remark[];
  /** Why it failed, for people. */
  message?: string;
};

/** What replies cost so far; `cost` is missing where the price of a model is unknown. */
type Spent = { tokens: number; cost?: number };

/** A page that a model writes, block by block: a local overlay that nobody else sees. */
export type Run = {
  id: string;
  asked: Asked;
  phase: "asking" | "planning" | "outline" | "writing";
  blocks: readonly RunBlock[];
  /** The key of the block before them; null is the start of the page. */
  after: string | null;
  /** The blocks that they replace, as they were when writing began: the first that is accepted removes them. */
  replaces: readonly JsonObject[];
  spent: Spent;
  /** How many blocks are written at a time, where the budget has no room for more. */
  parallel?: number;
  /** Set for a run from the address: once planned it is written without another click (spec 2). */
  isAutomatic?: true;
  /** Why there is no plan, for people. */
  message?: string;
};

/** Starts a run with the request form. */
export function newRun(id: string, asked: Asked): Run {
  return { id, asked, phase: "asking", blocks: [], after: null, replaces: [], spent: { tokens: 0, cost: 0 } };
}

/** @returns a line of the outline. */
export function plannedBlock(key: string, { type, purpose }: PlannedBlock): RunBlock {
  return { key, type, purpose, state: "waiting", calls: 0, retries: 1, claims: [] };
}

/** @returns the site's shared header or footer, which needs no writing. */
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

/** Changes one block; when `change` returns none, the run stays the same. */
function withBlock(run: Run, key: string, change: (block: RunBlock) => RunBlock | undefined): Run {
  const block = run.blocks.find((one) => one.key === key);
  const changed = block && change(block);
  return changed ? { ...run, blocks: run.blocks.map((one) => (one === block ? changed : one)) } : run;
}

function withAll(run: Run, change: (block: RunBlock) => RunBlock): Run {
  return { ...run, blocks: run.blocks.map(change) };
}

/** The usual number of blocks written at a time. */
const PARALLEL = 3;

const countWriting = (blocks: readonly RunBlock[]) => blocks.filter(({ state }) => state === "writing").length;

/** @returns the blocks to start now, in the order of the page. */
export function nextBlocks({ phase, blocks, parallel = PARALLEL }: Run): RunBlock[] {
  if (phase !== "writing") return [];
  return blocks.filter(({ state }) => state === "waiting").slice(0, Math.max(0, parallel - countWriting(blocks)));
}

/** A call for a block starts: earlier ones are superseded. */
export function callBegan(run: Run, key: string): Run {
  return withBlock(run, key, ({ block: _block, message: _message, ...rest }) =>
    rest.state === "waiting" ? { ...rest, state: "writing", calls: rest.calls + 1 } : undefined,
  );
}

/** A call has returned part of a block. */
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

/** A call failed: the block is retried once automatically, then it waits for the user. */
export function callFailed(run: Run, key: string, call: number, message: string): Run {
  return withBlock(run, key, (one) => {
    if (!isUnderWay(one, call)) return undefined;
    return one.retries > 0
      ? { ...withoutReply(one), state: "waiting", retries: one.retries - 1 }
      : { ...withoutReply(one), state: "failed", message };
  });
}

/**
 * A call was refused because those under way reserve the rest of the budget: the block waits until one of the run's has
 * ended, and no more are begun meanwhile. Where none is under way the call failed.
 */
export function callHeld(run: Run, key: string, call: number, message: string): Run {
  const others = countWriting(run.blocks) - 1;
  if (others < 1) return callFailed(run, key, call, message);
  const waiting = withBlock(run, key, (one) => (isUnderWay(one, call) ? { ...one, state: "waiting" } : undefined));
  return waiting === run ? run : { ...waiting, parallel: others };
}

/** A call was refused for a reason that concerns every call: no more are begun until the user retries. */
export function callRefused(run: Run, key: string, call: number, message: string): Run {
  if (!run.blocks.some((one) => one.key === key && isUnderWay(one, call))) return run;
  const isMeant = (one: RunBlock) => one.key === key || one.state === "waiting";
  return withAll(run, (one) => (isMeant(one) ? { ...withoutReply(one), state: "failed", message } : one));
}

function withoutReply({ block: _block, ...rest }: RunBlock): RunBlock {
  return rest;
}

function isUnderWay({ state, calls }: RunBlock, call: number): boolean {
  return state === "writing" && calls === call;
}

/** Stops everything that is pending or waiting; what is written stays. */
export function stop(run: Run): Run {
  const isOpen = ({ state }: RunBlock) => state === "waiting" || state === "writing";
  return withAll(run, (one) => (isOpen(one) ? stopped(one) : one));
}

function stopped(one: RunBlock): RunBlock {
  return { ...withoutReply(one), state: "stopped" };
}

/** Queues blocks that failed or were stopped: one, or all of them. */
export function retry(run: Run, key?: string): Run {
  return withAll({ ...run, parallel: undefined }, (one) => {
    const isMeant = (key === undefined || one.key === key) && isMissing(one);
    return isMeant ? { ...one, state: "waiting", retries: 1, message: undefined } : one;
  });
}

/** Whether a block isn't written and isn't queued. */
export function isMissing({ state }: RunBlock): boolean {
  return state === "failed" || state === "stopped";
}

/** Marks written blocks as being in the draft. */
export function accept(run: Run, keys: readonly string[]): Run {
  return withAll(run, (one) =>
    keys.includes(one.key) && one.state === "written" ? { ...one, state: "accepted" } : one,
  );
}

/** @returns the blocks that go with the next one that is accepted. */
export function leavingBlocks({ blocks, replaces }: Run): readonly JsonObject[] {
  return blocks.some(({ state }) => state === "accepted") ? NONE : replaces;
}

const NONE: readonly JsonObject[] = [];

/**
 * Follows the draft: a block that it holds is accepted, also when that is redone; one that was accepted is decided again once
 * that is undone.
 */
export function followDraft(run: Run, isThere: (key: string) => boolean, isUndone: boolean): Run {
  if (run.phase !== "writing") return run;
  const blocks = run.blocks.map((one): RunBlock => {
    if (one.state === "written" && isThere(one.key)) return { ...one, state: "accepted" };
    const isBack = isUndone && one.state === "accepted" && one.block && !isThere(one.key);
    return isBack ? { ...one, state: "written" } : one;
  });
  return blocks.every((one, index) => one === run.blocks[index]) ? run : { ...run, blocks };
}

/** Marks a written block as refused by the draft. */
export function refuse(run: Run, key: string, message: string): Run {
  return withBlock(run, key, (one) => ({ ...withoutReply(one), state: "failed", message, claims: [] }));
}

/** Rejects blocks: one, or all that aren't accepted. */
export function reject(run: Run, key?: string): Run {
  return withAll(run, (one) =>
    (key === undefined || one.key === key) && one.state !== "accepted" ? { ...one, state: "rejected" } : one,
  );
}

/** Undoes a rejection; blocks that were pending then are stopped. @param before the run before it. */
export function undoReject(now: Run, before: Run): Run {
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

/** Whether blocks are being written. */
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
