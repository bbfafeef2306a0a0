import { expect, it } from "vitest";
import type { z } from "zod";
import { draftContract } from "#publishing";
import { readBody } from "./read-body.ts";

const { importBlocks, sendOperations } = draftContract;

it.each([2001, 15_000, 200_000])("says what a list may hold that has %d entries", async (count) => {
  const entries = <Entry>(entry: Entry) => Array.from({ length: count }, () => entry);
  const told = async (body: unknown, schema: z.ZodType = importBlocks.body) => {
    const read = await readBody(JSON.stringify(body), schema);
    return read.ok ? "taken" : read.error.message;
  };
  const batch = { baseRevision: 1, clientId: "a", batchId: "b", operations: entries({ type: "remove", key: "a" }) };
  expect(await told({ blocks: entries({ faq: {} }) })).toBe("A page has at most 2,000 blocks");
  expect(await told(batch, sendOperations.body)).toBe("A batch has at most 500 operations");
});

it("refuses a longer list than any block may hold, wherever it is", async () => {
  const long = Array.from({ length: 3000 }, () => ({}));
  const messageOf = async (body: unknown) => {
    const read = await readBody(JSON.stringify(body), importBlocks.body);
    return read.ok ? "taken" : read.error.message;
  };
  const bodies = [
    { blocks: [{ faq: { items: long } }] },
    { other: long, blocks: [{ faq: long }] },
    { blocks: [], other: long },
  ];
  expect(await Promise.all(bodies.map(messageOf))).toEqual(bodies.map(() => "A list has at most 1,000 items"));
});

/** Long enough for the worker. */
const PADDING = "x".repeat(1_100_000);

it("reads a large body as it reads a small one", async () => {
  const body = { blocks: [{ faq: { headline: "a\u0000b", more: [[1, null], {}] } }, {}], mode: "append" };
  const read = (more: object) => readBody(JSON.stringify({ ...body, ...more }), importBlocks.body);
  expect(await read({ padding: PADDING })).toEqual(await read({}));
  expect(await read({})).toMatchObject({ ok: true, value: { blocks: [{ faq: { headline: "ab" } }, {}] } });
});

const ones = Array.from({ length: 600 }, () => Array.from({ length: 900 }, () => 1));

it.each<[string, string, string]>([
  ["no JSON", `{"a":"${PADDING}"`, "The body isn’t valid JSON"],
  ["a list", `["${PADDING}"]`, "This route doesn’t accept the body"],
  ["a text", JSON.stringify(PADDING), "This route doesn’t accept the body"],
  ["fields without end", `{${Array.from({ length: 150_000 }, (_, n) => `"${n}":1`).join(",")}}`, "This route doesn’t"],
  ["wrong deep inside", `{"blocks":[{"faq":{"__proto__":1}}],"padding":"${PADDING}"}`, "A name can’t be __proto__"],
  ["lists within lists", `{"blocks":${"[".repeat(600_000)}${"]".repeat(600_000)}}`, "A value is nested at most"],
  ["numbers without end", JSON.stringify({ blocks: [{ a: ones }, { b: ones }] }), "has at most 500,000 values"],
  [
    "names without end",
    JSON.stringify({ blocks: [{ a: Object.fromEntries(Array.from({ length: 110_000 }, (_, n) => [`n${n}`, 1])) }] }),
    "has at most 500,000 values",
  ],
])("refuses a large body that is %s", { tags: ["slow"] }, async (_case, text, message) => {
  const read = await readBody(text, importBlocks.body);
  expect(read).toMatchObject({ ok: false, error: { code: "INVALID", message: expect.stringContaining(message) } });
});
