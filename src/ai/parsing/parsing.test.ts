import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseAnswer } from "./parse-answer.ts";
import { parseReply } from "./parse-reply.ts";

/** The acceptance cases of this project, where its folder has them. */
const SHARED = join(import.meta.dirname, "../../../../shared/data/reply-parsing-cases.json");

const caseSchema = z.object({
  name: z.string(),
  parser: z.enum(["answer", "reply"]),
  input: z.string(),
  expected: z.unknown(),
});

function parsed(parser: "answer" | "reply", input: string): unknown {
  if (parser === "answer") return parseAnswer(input);
  const reply = parseReply(input);
  return reply.ok ? reply.value : null;
}

describe.runIf(existsSync(SHARED))("the shared parsing cases", () => {
  const cases = existsSync(SHARED) ? z.array(caseSchema).parse(JSON.parse(readFileSync(SHARED, "utf8"))) : [];

  it.each(cases)("$name: $input", ({ parser, input, expected }) => {
    expect(parsed(parser, input)).toEqual(expected);
  });
});

describe("parseReply", () => {
  it.each([
    ["plain JSON", '{"faq":{}}', { faq: {} }],
    ["JSON after a word of courtesy", 'Gladly!\n```json\n{"faq":{}}\n```', { faq: {} }],
    ["a fence on one line", '```json {"faq":{}} ```', { faq: {} }],
    ["a byte order mark", '\uFEFF{"faq":{}}', { faq: {} }],
    ["commas before closers", '{"faq":{"items":[{"a":1,} , ],}, }', { faq: { items: [{ a: 1 }] } }],
    ["a string wrapped over lines", '{"a":"one\r\n two"}', { a: "one two" }],
    ["markdown with code inside a string", '{"a":"```json\\n{}\\n```"}', { a: "```json\n{}\n```" }],
    ["the same in a fence", '```json\n{"a":"```js\\n1\\n```"}\n```', { a: "```js\n1\n```" }],
    ["numbers on separate lines", "[1,\n2]", [1, 2]],
  ])("reads %s", (_what, text, value) => expect(parseReply(text)).toEqual({ ok: true, value }));

  it.each([
    ["prose", "I can't do that."],
    ["a reply that was cut off", '{"faq":{"headline":"Que'],
    ["prose around bare JSON", 'Here: {"a":1}'],
    ["two values", '{"a":1}{"b":2}'],
    ["two numbers where a comma is missing", "[1\n2]"],
    ["single quotes", "{'a':1}"],
    ["nothing", " \n "],
    ["an empty fence", "```json\n```"],
    ["100,000 open lists", "[".repeat(100_000)],
    ["100,000 closed lists", "[".repeat(100_000) + "]".repeat(100_000)],
    ["more than anyone writes", `"${"a".repeat(2_000_000)}"`],
  ])("says 'Could not parse response' to %s", (_what, text) => {
    expect(parseReply(text)).toMatchObject({
      ok: false,
      error: { code: "UNREADABLE", message: "Could not parse response" },
    });
  });
});

describe("parseAnswer", () => {
  it.each([
    ["half a name", '{"a":1,"b', { a: 1 }],
    ["a name without a value", '{"a":1,"b":', { a: 1 }],
    ["half a word", '{"a":1,"b":tru', { a: 1 }],
    ["half a number", "[1,2.", [1]],
    ["half an escape", '{"a":"x\\', { a: "x" }],
    ["half a code point", '{"a":"x\\u00', { a: "x" }],
    ["a whole escape", '{"a":"x\\u00e9', { a: "xé" }],
    ["a fence that is only open", '```json\n{"a":["x', { a: ["x"] }],
    ["a fence that is half closed", '```json\n{"a":1}\n``', { a: 1 }],
    ["words after it", '{"a":1} I hope this helps.', { a: 1 }],
    ["half a pair", '{"a":"\\ud83d', { a: "\uFFFD" }],
  ])("reads an answer with %s", (_what, text, value) => expect(parseAnswer(text)).toEqual(value));

  it.each([
    ["a mismatched closer", '{"a":[1}'],
    ["words", "Sure, here it comes"],
    ["words with a bracket", "See [below"],
    ["nothing", ""],
    ["more levels than content has", "[".repeat(101)],
  ])("gives null for %s", (_what, text) => expect(parseAnswer(text)).toBeNull());

  it("never loses a value that it has shown, as the text grows", () => {
    const text = '```json\n{"faq":{"headline":"A \\"b\\"","items":[{"question":"Q","n":12},{"question":"R"}]}}\n```';
    const sizes = Array.from(text, (_sign, end) => JSON.stringify(parseAnswer(text.slice(0, end + 1))).length);
    expect(Math.max(...sizes)).toBe(sizes.at(-1));
    expect(parseAnswer(text)).toEqual({
      faq: { headline: 'A "b"', items: [{ question: "Q", n: 12 }, { question: "R" }] },
    });
  });

  it("reads the longest reply quickly", () => {
    const text = `{"a":["${"x\\n".repeat(60_000)}",${"[1,],".repeat(20_000)}`;
    const begin = process.threadCpuUsage().user;
    expect(parseAnswer(text)).toMatchObject({ a: expect.any(Array) });
    expect(process.threadCpuUsage().user - begin).toBeLessThan(500_000);
  });
});
