import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../../tests/property-runs.ts";
import { apply } from "./apply.ts";
import { blockFault } from "./block-fault.ts";
import { canonicalBlock } from "./canonical.ts";
import { emptyState, findByKey, type DraftState } from "./draft.ts";

import { invert } from "./invert.ts";
import type { Operation } from "./operation.ts";
import { anyOperation, BEGINNING, livingKeys } from "./random-operations.ts";
import { rebase } from "./rebase.ts";
import { valueAt } from "./value-at.ts";

const RUNS = propertyRuns(500);
const bytes = (state: DraftState) => JSON.stringify(state.draft);

const START = applyAll(emptyState(), BEGINNING);

/** Applies what can be applied. @returns the states on the way, with the operation that led to the next one. */
function play(operations: readonly Operation[], from = START) {
  const steps: { before: DraftState; operation: Operation }[] = [];
  let state = from;
  for (const operation of operations) {
    const outcome = apply(state, operation);
    if (outcome.kind !== "applied") continue;
    steps.push({ before: state, operation });
    ({ state } = outcome);
  }
  return { state, steps };
}

function applyAll(state: DraftState, operations: readonly Operation[]): DraftState {
  return operations.reduce((current, operation) => {
    const outcome = apply(current, operation);
    if (outcome.kind !== "applied") throw new Error(`${JSON.stringify(operation)}: ${JSON.stringify(outcome)}`);
    return outcome.state;
  }, state);
}

/** Adds the value that an undo is about to change, as its author sees it. */
function withWas({ draft }: DraftState, operation: Operation): Operation {
  if (operation.type === "setMeta") {
    return { ...operation, was: draft.metaTags.find(({ name }) => name === operation.name)?.value ?? null };
  }
  if (operation.type === "set") {
    const block = findByKey(draft.blocks, operation.key);
    return { ...operation, was: (block && valueAt(block, operation.path)) ?? null };
  }
  if (operation.type === "remove" && !operation.in)
    return { ...operation, was: findByKey(draft.blocks, operation.key) };
  return operation;
}

const history = fc.array(anyOperation, { maxLength: 40, size: "max" });

describe("any history of a draft", () => {
  it("each operation undone leaves the same bytes", () => {
    fc.assert(
      fc.property(history, anyOperation, (operations, operation) => {
        const { state } = play(operations);
        const outcome = apply(state, operation);
        fc.pre(outcome.kind === "applied");
        expect(bytes(applyAll(outcome.state, invert(state, operation)))).toBe(bytes(state));
      }),
      RUNS,
    );
  });

  it("gives the same bytes when undone to its beginning and when redone", () => {
    fc.assert(
      fc.property(history, (operations) => {
        const { state, steps } = play(operations);
        const undone = steps.toReversed().reduce((current, { before, operation }) => {
          const back = applyAll(current, invert(before, operation));
          expect(bytes(back)).toBe(bytes(before));
          return back;
        }, state);
        expect(bytes(undone)).toBe(bytes(START));
        const redone = applyAll(
          undone,
          steps.map(({ operation }) => operation),
        );
        expect(bytes(redone)).toBe(bytes(state));
      }),
      RUNS,
    );
  });

  it("is undone through the server too: inverses with what their author saw never conflict", () => {
    fc.assert(
      fc.property(history, (operations) => {
        const { state, steps } = play(operations);
        const undone = steps.toReversed().reduce((current, { before, operation }) => {
          const inverse = invert(before, operation).map((one) => withWas(current, one));
          const result = rebase(current, { clientId: "me", operations: inverse, since: [] });
          expect(result).toMatchObject({ ok: true, conflicts: [] });
          return result.ok ? result.state : current;
        }, state);
        expect(bytes(undone)).toBe(bytes(START));
      }),
      RUNS,
    );
  });

  it("duplicates no key, mutates nothing, and reports correctly whether anything changed", () => {
    fc.assert(
      fc.property(history, anyOperation, (operations, operation) => {
        const { state } = play(operations);
        const before = JSON.stringify(state);
        const outcome = apply(state, operation);
        expect(JSON.stringify(state)).toBe(before);
        if (outcome.kind !== "applied") return;
        expect(outcome.changed).toBe(bytes(outcome.state) !== bytes(state));
        expect(new Set(livingKeys(outcome.state)).size).toBe(livingKeys(outcome.state).length);
      }),
      RUNS,
    );
  });

  it("holds blocks that pass a check of the whole, in canonical order, though each change is checked alone", () => {
    fc.assert(
      fc.property(history, (operations) => {
        for (const block of play(operations).state.draft.blocks) {
          expect(blockFault(block)).toBeUndefined();
          expect(JSON.stringify(canonicalBlock(block))).toBe(JSON.stringify(block));
        }
      }),
      RUNS,
    );
  });
});

describe("what a draft may hold", () => {
  const item = (n: number) => ({ key: `i${n}`, question: "a", answer: "b" });
  const many = (length: number) => Array.from({ length }, (_, n) => item(n));
  const faq = (items: unknown[]): Operation => ({ type: "insert", key: "faq", after: null, block: { faq: { items } } });
  const list = { key: "faq", path: ["faq", "items"] };
  const refusal = (state: DraftState, ...operations: Operation[]) => {
    const result = rebase(state, { clientId: "me", operations, since: [] });
    return result.ok ? "" : result.message;
  };

  it("is 1,000 items in a list, however they are added", () => {
    const full = applyAll(emptyState(), [faq(many(1000))]);
    expect(refusal(emptyState(), faq(many(1001)))).toBe("A list has at most 1,000 items");
    expect(refusal(full, { type: "insert", key: "new", after: null, item: {}, in: list })).toBe(
      "A list has at most 1,000 items",
    );
    expect(refusal(full, { type: "set", ...list, value: many(1001) })).toBe("A list has at most 1,000 items");
    expect(refusal(full, { type: "remove", key: "i0", in: list })).toBe("");
  });

  it("is 2,000 blocks", () => {
    const blocks = Array.from({ length: 2000 }, (_, n): Operation => ({
      type: "insert",
      key: `b${n}`,
      after: null,
      block: { heading: {} },
    }));
    const full = applyAll(emptyState(), blocks);
    expect(refusal(full, faq([]))).toBe("A page has at most 2,000 blocks");
    expect(refusal(full, { type: "remove", key: "b0" }, faq([]))).toBe("");
  });

  it("is 5 MB, and a draft that was larger before may still shrink", () => {
    const long = (key: string, length: number): Operation => ({
      type: "insert",
      key,
      after: null,
      block: { heading: { headline: "x".repeat(length) } },
    });
    expect(refusal(emptyState(), long("a", 4_000_000), long("b", 1_100_000))).toMatch("at most 5 MB");
    const large = applyAll(emptyState(), [long("a", 4_000_000), long("b", 2_000_000)]);
    const set = (length: number): Operation => ({
      type: "set",
      key: "b",
      path: ["heading", "headline"],
      value: "y".repeat(length),
    });
    expect(refusal(large, set(2_000_001))).toMatch("at most 5 MB");
    expect(refusal(large, set(1_900_000))).toBe("");
  });

  it("counts marks, which are in the order of their addresses", { tags: ["slow"] }, () => {
    const mark = (name: string): Operation => ({
      type: "annotate",
      key: "",
      path: ["metaTags", name],
      text: "x".repeat(2000),
    });
    const marks = Array.from({ length: 3000 }, (_one, index) => mark(`tag-${(index * 7919) % 3000}`));
    expect(refusal(emptyState(), ...marks.slice(0, 2000))).toBe("");
    expect(refusal(emptyState(), ...marks)).toMatch("at most 5 MB");
    const { annotations } = applyAll(emptyState(), marks.slice(0, 200)).draft;
    expect(annotations).toEqual(annotations.toSorted((a, b) => ((a.path[1] ?? "") < (b.path[1] ?? "") ? -1 : 1)));
  });
});

it("accepts a meta tag of up to 10,000 characters, and refuses a longer one before it is sent", () => {
  const tag = (length: number): Operation => ({ type: "setMeta", name: "author", value: "a".repeat(length) });
  expect(apply(START, tag(10_000)).kind).toBe("applied");
  expect(apply(START, tag(10_001))).toMatchObject({
    kind: "fault",
    message: "A meta tag has at most 10,000 characters",
  });
});
