import { describe, expect, it } from "vitest";
import { z } from "zod";
import { plainIssue } from "./plain-issue.ts";

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainIssue }).error?.issues.map(({ message }) => message);

describe("what is wrong with a value", () => {
  it.each<[string, z.ZodType, unknown]>([
    ["This has to be text, not a number", z.string(), 7],
    ["This has to be a number, not text", z.number(), "7"],
    ["This has to be a whole number, not a number", z.int(), 1.5],
    ["This has to be a list, not an object", z.array(z.string()), {}],
    ["This has to be an object, not a list", z.object({}), []],
    ["This has to be true or false, not null", z.boolean(), null],
    ["This is missing", z.object({ name: z.string() }), {}],
    ['This has to be one of "simple", "modern"', z.enum(["simple", "modern"]), "other"],
    ['This has to be one of "simple", "modern"', z.union([z.enum(["simple", "modern"]), z.literal("")]), "other"],
    ["This has to be text or a number", z.union([z.string(), z.number()]), []],
    ["This can’t be empty", z.string().min(1), ""],
    ["This has at least 3 characters", z.string().min(3), "ab"],
    ["This has at most 1,000 entries", z.array(z.int()).max(1000), Array.from({ length: 1001 }, (_, n) => n)],
    ["This is at most 12", z.int().max(12), 13],
    ["This goes in steps of 5", z.int().multipleOf(5), 7],
    ["This isn’t an email address", z.email(), "x"],
    ["This has no field called b", z.strictObject({ a: z.int().optional() }), { b: 1 }],
    ["Say it yourself", z.string("Say it yourself"), 7],
  ])("reads: %s", (message, schema, value) => {
    expect(messageOf(schema, value)).toEqual([message]);
  });
});
