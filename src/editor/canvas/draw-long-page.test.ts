import { expect, it } from "vitest";
import { sliceMs } from "./draw-long-page.ts";

it("draws for longer at a time when the browser was busy and nobody uses the editor, within limits", () => {
  const used = 100;
  const unused = 5000;
  expect([sliceMs(0, unused), sliceMs(100, unused), sliceMs(3000, unused)]).toEqual([24, 50, 200]);
  expect([sliceMs(0, used), sliceMs(3000, used)]).toEqual([24, 24]);
});
