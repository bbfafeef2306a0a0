import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeTurn } from "./take-turn.ts";

let frames: (() => void)[] = [];

/** Paints one frame, and does what waits for it. */
const paint = () => frames.splice(0).forEach((run) => run());

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
  vi.stubGlobal("window", { setTimeout: (run: () => void) => run() });
});
afterEach(() => vi.unstubAllGlobals());

it("runs one task in each frame, in their order, without those that were given up", () => {
  const done: string[] = [];
  const give = ["a", "b", "c"].map((name) => takeTurn(() => done.push(name)));
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual(["a"]);
  give[1]?.();
  paint();
  expect(done).toEqual(["a", "c"]);
  paint();
  expect(frames).toEqual([]);
  takeTurn(() => done.push("later"));
  paint();
  expect(done).toEqual(["a", "c", "later"]);
  paint();
});

it("continues after a task that fails", () => {
  const next = vi.fn<() => void>();
  takeTurn(() => {
    throw new Error("No room");
  });
  takeTurn(next);
  expect(paint).toThrow("No room");
  paint();
  expect(next).toHaveBeenCalledOnce();
});
