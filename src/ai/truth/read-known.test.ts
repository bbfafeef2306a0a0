import { expect, it } from "vitest";
import { heldBy, isHeldTooLong } from "../../../tests/held-loop.ts";
import { findClaims, readKnown } from "./find-claims.ts";

const BLOCKS = 2000;
const sentence = (n: number) => `Mentor ${n} meets 12 pupils for 45 minutes and reports to the families every Friday. `;

it.each([
  ["a page of 2,000 blocks", { context: "", page: Array.from({ length: BLOCKS }, (_, n) => sentence(n).repeat(6)) }],
  ["a context of 60,000 words", { context: sentence(1).repeat(4300), page: [] }],
  ["a context without an end of a sentence", { context: "mentors of 12 schools ".repeat(15_000), page: [] }],
])("what %s says is read without blocking the thread", { tags: ["slow"] }, async (_what, texts) => {
  const known = { facts: [], ...texts };
  const { heldMs } = await heldBy(async () => readKnown(known));
  expect(isHeldTooLong(heldMs)).toBe(false);
  const { heldMs: checkedMs, value } = await heldBy(async () => findClaims({ text: "45 minutes, 13 pupils" }, known));
  expect(isHeldTooLong(checkedMs)).toBe(false);
  expect(value.map(({ text }) => text)).toContain("13 pupils");
});
