import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../../tests/property-runs.ts";
import { beginWriting, discardOutline, planBegan, planFailed, planGrew, planWritten } from "./outline-steps.ts";
import { restoreRun, toKeep } from "./restore.ts";
import {
  accept,
  blockGrew,
  blockWritten,
  undoReject,
  callBegan,
  callFailed,
  callHeld,
  callRefused,
  isDone,
  isWriting,
  newRun,
  nextBlocks,
  progressOf,
  reject,
  retry,
  spend,
  stop,
  type Run,
} from "./run-state.ts";
import { nextStepText, outlineText, plannedText, progressText, runStatusText } from "./run-status-text.ts";

const TYPES = ["hero", "faq", "newsletter", "content", "pricing", "features"];
const ASKED = { context: "A school", model: "", tone: "", where: "end" };

function writing(count: number): Run {
  let keys = 0;
  const planned = TYPES.slice(0, count).map((type) => ({ type, purpose: `About ${type}` }));
  const ends = { header: false, footer: false };
  const run = planWritten(planBegan(newRun("r", ASKED)), planned, ends, () => `k${(keys += 1)}`);
  return beginWriting(run, { after: null, replaces: [] });
}

const content = (key: string) => ({ hero: { headline: `From ${key}` } });
const states = ({ blocks }: Run) => blocks.map(({ state }) => state);
const callOf = ({ blocks }: Run, key: string) => blocks.find((one) => one.key === key)?.calls ?? 0;
const write = (run: Run, key: string) =>
  blockWritten(callBegan(run, key), key, callOf(run, key) + 1, { block: content(key), claims: [] });
const failOnce = (run: Run, key: string) => callFailed(callBegan(run, key), key, callOf(run, key) + 1, "Broken");

it("an outline counts the blocks that will be written, apart from the site's header and footer", () => {
  const plan = (header: boolean, footer: boolean) =>
    planWritten(planBegan(newRun("r", ASKED)), [{ type: "faq", purpose: "" }], { header, footer }, String);
  expect(plannedText(plan(true, true))).toBe("1 block planned, plus the site’s header and footer");
  expect(plannedText(plan(false, true))).toBe("1 block planned, plus the site’s footer");
  expect(plannedText(plan(false, false))).toBe("1 block planned");
});

it("says what became of a plan whose dialog is closed", () => {
  const begun = planBegan(newRun("r", ASKED));
  const grown = planGrew(begun, [{ type: "faq", purpose: "" }], () => "k1");
  expect(outlineText(newRun("r", ASKED))).toBe("");
  expect(outlineText(begun)).toBe("The page is being planned…");
  expect(outlineText(planFailed(begun, "No answer."))).toBe("The page wasn’t planned. No answer.");
  expect(outlineText(planFailed(grown, "No answer."))).toBe("Only part of the page was planned. No answer.");
  expect(outlineText(planFailed(grown))).toBe("1 block planned. Nothing is written yet.");
  expect(outlineText(discardOutline(planFailed(grown)))).toBe("");
});

it("says what to do with what is written, and with what isn't once the rest is on the page", () => {
  let run = writing(2);
  expect(nextStepText(run)).toBe("");
  run = failOnce(failOnce(write(run, "k1"), "k2"), "k2");
  expect(nextStepText(run)).toBe("Not on the page yet: accept or reject.");
  expect(runStatusText(run, "k2")).toBe("1 of 2 blocks written. 1 not written. Accept or reject them.");
  run = accept(run, ["k1"]);
  expect(nextStepText(run)).toBe("Retry the others, or reject them.");
  expect(runStatusText(run, "k2")).toBe("1 of 2 blocks written. 1 not written. Retry or reject them.");
  const none = failOnce(failOnce(writing(1), "k1"), "k1");
  expect(nextStepText(none)).toBe("Retry them, or reject the page.");
});

describe("writing", () => {
  it("starts with the first blocks, three at a time, and continues in order", () => {
    let run = writing(5);
    expect(nextBlocks(run).map(({ key }) => key)).toEqual(["k1", "k2", "k3"]);
    for (const { key } of nextBlocks(run)) run = callBegan(run, key);
    expect(nextBlocks(run)).toEqual([]);
    run = blockWritten(run, "k2", 1, { block: content("k2"), claims: [] });
    expect(nextBlocks(run).map(({ key }) => key)).toEqual(["k4"]);
  });

  it("retries a failed block once, before the waiting ones; then it shows why, and the others stay", () => {
    let run = failOnce(writing(4), "k1");
    expect(nextBlocks(run).map(({ key }) => key)).toEqual(["k1", "k2", "k3"]);
    run = failOnce(run, "k1");
    expect(run.blocks[0]).toMatchObject({ state: "failed", message: "Broken", calls: 2 });
    run = write(run, "k2");
    expect(states(run)).toEqual(["failed", "written", "waiting", "waiting"]);
    expect(states(retry(run, "k1"))).toEqual(["waiting", "written", "waiting", "waiting"]);
  });

  it("continues with fewer at a time where the budget has no room for three, without a failure", () => {
    let run = writing(5);
    for (const { key } of nextBlocks(run)) run = callBegan(run, key);
    for (const key of ["k3", "k2"]) run = callHeld(run, key, 1, "Reserved");
    expect(states(run)).toEqual(["writing", "waiting", "waiting", "waiting", "waiting"]);
    expect(nextBlocks(run)).toEqual([]);
    run = blockWritten(run, "k1", 1, { block: content("k1"), claims: [] });
    expect(nextBlocks(run).map(({ key }) => key)).toEqual(["k2"]);
    const alone = () => (run = callHeld(callBegan(run, "k2"), "k2", callOf(run, "k2") + 1, "Reserved"));
    expect(states(alone())).toEqual(["written", "waiting", "waiting", "waiting", "waiting"]);
    expect(alone().blocks[1]).toMatchObject({ state: "failed", message: "Reserved" });
    expect(nextBlocks(retry(run)).map(({ key }) => key)).toEqual(["k2", "k3", "k4"]);
  });

  it("begins no more after a refusal that concerns every call; those under way go on", () => {
    let run = writing(5);
    for (const { key } of nextBlocks(run)) run = callBegan(run, key);
    run = callRefused(run, "k2", 1, "Spent");
    expect(states(run)).toEqual(["writing", "failed", "writing", "failed", "failed"]);
    expect(blockWritten(run, "k1", 1, { block: content("k1"), claims: [] }).blocks[0]?.state).toBe("written");
    expect(nextBlocks(retry(run)).map(({ key }) => key)).toEqual(["k2"]);
  });

  it("ignores a call that was superseded by another one", () => {
    const run = callBegan(retry(stop(callBegan(writing(1), "k1")), "k1"), "k1");
    expect(blockWritten(run, "k1", 1, { block: content("old"), claims: [] })).toBe(run);
    expect(blockGrew(run, "k1", 1, content("old"))).toBe(run);
    expect(callFailed(run, "k1", 1, "old")).toBe(run);
    expect(callRefused(run, "k1", 1, "old")).toBe(run);
    expect(blockGrew(run, "k1", 2, content("new")).blocks[0]?.block).toEqual(content("new"));
  });

  it("keeps what is written when it is stopped, and nothing half-written", () => {
    const begun = callBegan(write(writing(3), "k1"), "k2");
    const run = stop(blockGrew(begun, "k2", 1, content("half")));
    expect(states(run)).toEqual(["written", "stopped", "stopped"]);
    expect(run.blocks[1]?.block).toBeUndefined();
    expect(isWriting(run)).toBe(false);
    expect(nextBlocks(retry(run)).map(({ key }) => key)).toEqual(["k2", "k3"]);
  });

  it("adds up tokens and cost; the cost is unknown once a price is", () => {
    const usage = { model: "m", inputTokens: 10, outputTokens: 5 };
    const run = spend(spend(writing(1), { ...usage, cost: 0.5 }), { ...usage, cost: 0.25 });
    expect(run.spent).toEqual({ tokens: 30, cost: 0.75 });
    expect(spend(run, usage).spent).toEqual({ tokens: 45, cost: undefined });
  });
});

describe("deciding", () => {
  it("accepts only what is written, and ends when nothing is left to decide", () => {
    const run = accept(write(write(writing(3), "k1"), "k2"), ["k1", "k3"]);
    expect(states(run)).toEqual(["accepted", "written", "waiting"]);
    expect(isDone(run)).toBe(false);
    expect(isDone(reject(run))).toBe(true);
    expect(states(reject(run))).toEqual(["accepted", "rejected", "rejected"]);
  });

  it("restores what was rejected, even when that ended the run", () => {
    const before = accept(callBegan(write(write(writing(3), "k1"), "k2"), "k3"), ["k1"]);
    expect(states(undoReject(reject(before, "k2"), before))).toEqual(["accepted", "written", "writing"]);
    const ended = newRun("next", ASKED);
    expect(states(undoReject(ended, before))).toEqual(["accepted", "written", "stopped"]);
    const another = { ...writing(2), id: "next" };
    expect(undoReject(another, before)).toBe(another);
  });

  it("counts only what models write", () => {
    const planned = [{ type: "hero", purpose: "" }];
    let keys = 0;
    const newKey = () => `k${(keys += 1)}`;
    const outline = planWritten(planBegan(newRun("r", ASKED)), planned, { header: true, footer: true }, newKey);
    const run = beginWriting(outline, { after: null, replaces: [] });
    expect(progressOf(run)).toEqual({ done: 0, all: 1, missing: 0, open: 2 });
  });
});

describe("keeping it with the tab", () => {
  it("is restored as it was, with pending blocks as stopped", () => {
    const begun = callBegan(write(failOnce(failOnce(writing(4), "k2"), "k2"), "k1"), "k3");
    const kept: unknown = JSON.parse(JSON.stringify(toKeep(blockGrew(begun, "k3", 1, content("half")))));
    expect(JSON.stringify(kept)).not.toContain("half");
    const run = restoreRun(kept);
    expect(run && states(run)).toEqual(["written", "failed", "stopped", "stopped"]);
    expect(run?.blocks[0]?.block).toEqual(content("k1"));
  });

  it("restores nothing that isn't a run, and no block that a draft refuses", () => {
    for (const kept of [undefined, null, 3, "x", {}, { ...writing(1), phase: "x" }]) {
      expect(restoreRun(kept)).toBeUndefined();
    }
    const wrong = write(writing(1), "k1");
    const [block] = wrong.blocks;
    const unsafe = { ...wrong, blocks: [{ ...block, block: { hero: { image: "javascript:alert(1)" } } }] };
    const run = restoreRun(unsafe);
    expect(run?.blocks[0]).toMatchObject({ state: "stopped", block: undefined });
  });

  it("continues with the outline as far as it was planned", () => {
    const planning = { ...writing(2), phase: "planning" as const };
    expect(restoreRun(planning)?.phase).toBe("outline");
    expect(restoreRun({ ...planning, blocks: [] })).toMatchObject({
      phase: "asking",
      message: "Planning was interrupted.",
    });
  });
});

/** How the calls for a block end, in order, and how many partial results come before. */
type Script = { isWell: boolean; grows: number }[];

/** Plays a run; `pick` chooses which pending call answers next. */
function playRun(scripts: Script[], pick: (count: number) => number): Run {
  let run = writing(scripts.length);
  const speaking: { key: string; call: number; left: number; isWell: boolean }[] = [];
  const goOn = () => {
    for (const { key } of nextBlocks(run)) {
      run = callBegan(run, key);
      const call = callOf(run, key);
      const script = scripts[Number(key.slice(1)) - 1]?.[call - 1];
      speaking.push({ key, call, left: script?.grows ?? 0, isWell: script?.isWell ?? false });
    }
  };
  goOn();
  while (speaking.length > 0) {
    const index = pick(speaking.length);
    const one = speaking[index];
    if (!one) break;
    const { key, call } = one;
    one.left -= 1;
    if (one.left >= 0) {
      run = blockGrew(run, key, call, content(`${key}-${call}-${one.left}`));
      continue;
    }
    speaking.splice(index, 1);
    run = one.isWell
      ? blockWritten(run, key, call, { block: content(`${key}-${call}`), claims: [] })
      : callFailed(run, key, call, `Call ${call}`);
    expect(run.blocks.filter(({ state }) => state === "writing").length).toBeLessThanOrEqual(3);
    goOn();
  }
  return run;
}

it("ends in the same overlay whatever the order of replies", () => {
  const script = fc.array(fc.record({ isWell: fc.boolean(), grows: fc.nat(3) }), { minLength: 2, maxLength: 2 });
  const scripts = fc.array(script, { minLength: 1, maxLength: TYPES.length });
  fc.assert(
    fc.property(scripts, fc.infiniteStream(fc.nat(99)), (all, choices) => {
      const pick = (count: number) => Number(choices.next().value ?? 0) % count;
      const run = playRun(all, pick);
      expect(run.blocks).toEqual(playRun(all, () => 0).blocks);
      const ends = all.map(([first, second]) => (first?.isWell || second?.isWell ? "written" : "failed"));
      expect(states(run)).toEqual(ends);
    }),
    propertyRuns(300),
  );
});

it("says how many blocks are written, also of a single one", () => {
  expect(progressText(write(writing(2), "k1"))).toBe("1 of 2 blocks written");
  expect(progressText(write(writing(1), "k1"))).toBe("1 of 1 block written");
});
