import { expect, it } from "vitest";
import type { z } from "zod";
import { draftContract } from "#publishing";
import { readBody } from "./read-body.ts";

const { importBlocks, sendOperations } = draftContract;

it.each([2001, 15_000])("says what a list may hold that has %d entries", (count) => {
  const entries = <Entry>(entry: Entry) => Array.from({ length: count }, () => entry);
  const told = (body: unknown, schema: z.ZodType = importBlocks.body) => {
    const read = readBody(JSON.stringify(body), schema);
    return read.ok ? "taken" : read.error.message;
  };
  const batch = { baseRevision: 1, clientId: "a", batchId: "b", operations: entries({ type: "remove", key: "a" }) };
  expect(told({ blocks: entries({ faq: {} }) })).toBe("A page has at most 2,000 blocks");
  expect(told(batch, sendOperations.body)).toBe("A batch has at most 500 operations");
});

it("refuses a longer list than any block may hold, wherever it is", () => {
  const long = Array.from({ length: 3000 }, () => ({}));
  const messageOf = (body: unknown) => {
    const read = readBody(JSON.stringify(body), importBlocks.body);
    return read.ok ? "taken" : read.error.message;
  };
  const bodies = [
    { blocks: [{ faq: { items: long } }] },
    { other: long, blocks: [{ faq: long }] },
    { blocks: [], other: long },
  ];
  expect(bodies.map(messageOf)).toEqual(bodies.map(() => "A list has at most 1,000 items"));
});
