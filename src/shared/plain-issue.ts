import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/** The names of the types of JSON values. */
const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const UNITS: Record<string, [one: string, many: string]> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
};

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return KINDS[Array.isArray(value) ? "array" : typeof value] ?? "something else";
}

/** "5 entries", "1 character"; for a number only the number. */
function amount(origin: string, count: number | bigint): string {
  const [one, many] = UNITS[origin] ?? ["", ""];
  return [count.toLocaleString("en-US"), Number(count) === 1 ? one : many].join(" ").trim();
}

function limit(origin: string, word: "least" | "most", count: number | bigint): string {
  if (word === "least" && origin === "string" && Number(count) <= 1) return "This can’t be empty";
  return `This ${UNITS[origin] ? "has" : "is"} at ${word} ${amount(origin, count)}`;
}

function choices(values: readonly unknown[]): string {
  const names = values.filter((value) => value !== "").map((value) => JSON.stringify(value));
  return `This has to be ${names.length === 1 ? "" : "one of "}${names.join(", ")}`;
}

/** The choices or types that a union accepts. */
function alternatives(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const firsts = errors.flatMap(([first]) => (first && first.path.length === 0 ? [first] : []));
  const values = firsts.flatMap((issue) => (issue.code === "invalid_value" ? issue.values : []));
  if (values.some((value) => value !== "")) return choices(values);
  const kinds = firsts.flatMap((issue) => (issue.code === "invalid_type" ? (KINDS[issue.expected] ?? []) : []));
  return kinds.length > 0 ? `This has to be ${[...new Set(kinds)].join(" or ")}` : "This can’t be used here";
}

/**
 * Describes a validation issue in plain words, for `safeParse(value, { error: plainIssue })`; a schema's own message
 * comes first. @returns undefined where the library's message is plain enough.
 */
export function plainIssue(issue: Issue): string | undefined {
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return "This is missing";
    return `This has to be ${KINDS[issue.expected] ?? issue.expected}, not ${kindOf(issue.input)}`;
  }
  if (issue.code === "invalid_value") return choices(issue.values);
  if (issue.code === "invalid_union") return alternatives(issue.errors);
  if (issue.code === "too_small") return limit(issue.origin, "least", issue.minimum);
  if (issue.code === "too_big") return limit(issue.origin, "most", issue.maximum);
  if (issue.code === "not_multiple_of") return `This goes in steps of ${issue.divisor}`;
  if (issue.code === "unrecognized_keys") return `This has no field called ${issue.keys.join(", ")}`;
  if (issue.code === "invalid_format")
    return issue.format === "email" ? "This isn’t an email address" : "This can’t be used here";
  return undefined;
}
