import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { isElement } from "./block-elements.ts";

it("recognises elements of another window, which aren't instances of this one's classes", () => {
  const foreign: EventTarget = runInNewContext("({ closest() {} })");
  expect(foreign instanceof Object).toBe(false);
  expect(isElement(foreign)).toBe(true);
  expect(isElement(new EventTarget())).toBe(false);
  expect(isElement(null)).toBe(false);
});
