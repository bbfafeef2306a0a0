import { expect, it } from "vitest";
import { inSlices } from "./in-slices.server.ts";
import type { Steps } from "./steps.ts";

/** Steps of 20 ms each. */
function* busy(count: number): Steps<string> {
  for (let step = 1; ; step += 1) {
    const end = performance.now() + 20;
    while (performance.now() < end);
    if (step === count) return "done";
    yield;
  }
}

it.each([1, 2])("answers others after each long step, also the last of %i", async (count) => {
  let answered = 0;
  const answer = () => {
    answered += 1;
    waiting = setImmediate(answer);
  };
  let waiting = setImmediate(answer);
  const value = await inSlices(busy(count));
  clearImmediate(waiting);
  expect([value, answered]).toEqual(["done", count]);
});
