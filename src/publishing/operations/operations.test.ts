import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apply } from "./apply.ts";
import { emptyState, findByKey, type DraftState } from "./draft.ts";

import { invert } from "./invert.ts";
import type { Operation } from "./operation.ts";
import { anyOperation, BEGINNING, livingKeys } from "./random-operations.ts";
import { rebase } from "./rebase.ts";
import { valueAt } from "./value-at.ts";

/** How often each property is tried; a nightly run sets more. */
const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 500) };
const LIMIT_MS = 600_000;
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

/** What stands where an undo is about to act, as its author sees it. */
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
  it(
    "each operation taken back leaves the same bytes",
    () => {
      fc.assert(
        fc.property(history, anyOperation, (operations, operation) => {
          const { state } = play(operations);
          const outcome = apply(state, operation);
          fc.pre(outcome.kind === "applied");
          expect(bytes(applyAll(outcome.state, invert(state, operation)))).toBe(bytes(state));
        }),
        RUNS,
      );
    },
    LIMIT_MS,
  );

  it(
    "undone to its beginning and redone gives the same bytes at both ends",
    () => {
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
    },
    LIMIT_MS,
  );

  it(
    "is undone through the server too: inverses with what their author saw never conflict",
    () => {
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
    },
    LIMIT_MS,
  );

  it(
    "doubles no key, changes nothing in place, and says truly whether anything changed",
    () => {
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
    },
    LIMIT_MS,
  );
});
