/* oxlint-disable unicorn/no-thenable -- the steps of a branch, which nothing takes for a promise */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../../tests/property-runs.ts";
import { isMet } from "./condition.ts";
import { checkDefinition } from "./definition.ts";
import { AUTOMATION_LIMITS } from "./limits.ts";
import { numberSteps } from "./program.ts";
import type { Step } from "./steps.ts";
import { fillTemplate } from "./template.ts";
import { flatten } from "./values.ts";

const lead = { type: "lead" };
const check = (steps: unknown, trigger: unknown = lead, isEnabled = true) =>
  checkDefinition({ trigger, steps }, isEnabled);
const faultOf = (checked: ReturnType<typeof check>) =>
  checked.ok ? "fine" : `${checked.error.details?.path?.join(".")}: ${checked.error.message}`;
const mail = { type: "mail", subject: "Hello", text: "You" };
/** Conditions inside one another. */
const nested = (depth: number): unknown[] =>
  depth === 0
    ? [mail]
    : [{ type: "condition", rules: [{ field: "lead.email", is: "filled" }], then: nested(depth - 1) }];

describe("a definition", () => {
  it("gets its defaults", () => {
    expect(check([mail, { type: "webhook", url: "https://example.org/in" }, { type: "stop" }])).toEqual({
      ok: true,
      value: {
        trigger: lead,
        steps: [
          { ...mail, to: "team" },
          { type: "webhook", url: "https://example.org/in", format: "plain" },
          { type: "stop" },
        ],
      },
    });
  });

  it.each<[string, unknown[], string]>([
    ["an unknown type", [{ type: "shout" }], "steps.0.type"],
    ["an email without a subject", [{ ...mail, subject: " " }], "steps.0.subject"],
    ["a webhook to nowhere", [mail, { type: "webhook", url: "ftp://example.org" }], "steps.1.url"],
    ["a wait for nothing", [{ type: "wait" }], "steps.0.hours"],
    [
      "a gap in a branch",
      [{ type: "condition", rules: [{ field: "a", is: "filled" }], else: [{ type: "ai" }] }],
      "steps.0.else.0.prompt",
    ],
    [
      "a rule about nothing",
      [
        {
          type: "condition",
          rules: [
            { field: "a", is: "filled" },
            { field: "", is: "equals" },
          ],
        },
      ],
      "steps.0.rules.1.field",
    ],
    [
      "one name twice",
      [
        { ...mail, key: "a" },
        { ...mail, key: "a" },
      ],
      "steps.1.key",
    ],
    ["a name of the trigger", [{ ...mail, key: "lead" }], "steps.0.key"],
    ["too many steps", Array.from({ length: AUTOMATION_LIMITS.steps + 1 }, () => mail), "steps"],
    ["too many steps in branches", Array.from({ length: 15 }, () => nested(3)).flat(), "steps"],
    ["conditions nested too deep", nested(AUTOMATION_LIMITS.depth + 1), "steps.0.then.0.then.0.then.0.then.0.then.0"],
  ])("with %s is refused, and says where", (_case, steps, path) => {
    expect(faultOf(check(steps)).split(":")[0]).toBe(path);
  });

  it("may have gaps while it is switched off", () => {
    const rules = [{ field: "", is: "equals" }];
    expect(faultOf(check([{ type: "webhook" }, { type: "mail" }, { type: "condition", rules }], lead, false))).toBe(
      "fine",
    );
    expect(faultOf(check(nested(AUTOMATION_LIMITS.depth)))).toBe("fine");
  });
});

it("numbers steps as they are written, and knows what follows each", () => {
  const pause: Step = { type: "wait", days: 1, hours: 0, minutes: 0 };
  const stop: Step = { type: "stop" };
  const branch = (then: Step[], other: Step[]): Step => ({
    type: "condition",
    match: "all",
    rules: [],
    then,
    else: other,
  });
  const numbered = numberSteps([pause, branch([pause, branch([], [pause])], [stop]), pause]);
  expect(numbered.map(({ index, next, otherwise }) => [index, next, otherwise])).toEqual([
    [0, 1, 1],
    [1, 2, 5],
    [2, 3, 3],
    [3, 6, 4],
    [4, 6, 6],
    [5, 7, 7],
    [6, 7, 7],
  ]);
});

describe("a text with places", () => {
  it("shows values, nothing for missing ones, and never reads a value as a text", () => {
    const values = {
      "lead.name": "{{lead.secret}}",
      "lead.secret": "s",
      "lead.n": 0,
      "lead.yes": true,
      "x.Größe": "L",
    };
    expect(
      fillTemplate("{{lead.name}} {{ lead.n }} {{lead.yes}} {{x.Größe}} [{{lead.none}}{{constructor}}]", values),
    ).toBe("{{lead.secret}} 0 yes L []");
    expect(fillTemplate("{{ }} {{lead.n {{{lead.n}}} {{lead['n']}} {lead.n}", values)).toBe(
      "{{ }} {{lead.n {0} {{lead['n']}} {lead.n}",
    );
    expect(fillTemplate("<b>{{a}}</b>", { a: "<" }, (text) => text.replaceAll("<", "&lt;"))).toBe("<b>&lt;</b>");
  });

  it("is read in one pass, whatever is in it", () => {
    for (const text of ["{{".repeat(200_000), "{{ a".repeat(100_000), `{{${"a.".repeat(200_000)}`]) {
      const start = process.cpuUsage();
      fillTemplate(text, {});
      expect(process.cpuUsage(start).user).toBeLessThan(500_000);
    }
  });
});

it("compares as people would", () => {
  const values = { n: 10, text: " Ada ", date: "2026-05-01", none: null };
  const rule = (
    field: string,
    is: "equals" | "above" | "below" | "contains" | "empty" | "differs",
    value: string | number = "",
  ) => isMet({ match: "all", rules: [{ field, is, value }] }, values);
  expect([rule("n", "above", 9), rule("n", "equals", "10.0"), rule("n", "below", "9")]).toEqual([true, true, false]);
  expect([rule("text", "equals", "ada"), rule("text", "contains", "D"), rule("text", "above", 1)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([rule("date", "below", "2026-05-02T00:00:00Z"), rule("none", "empty"), rule("toString", "empty")]).toEqual([
    true,
    true,
    true,
  ]);
  expect(isMet({ match: "any", rules: [] }, values)).toBe(false);
});

it.each([
  ["texts that end with the same number", "Room 5", "equals", "Suite 5", false],
  ["a text and a later month", "Plan 2", "below", "Option 3", false],
  ["a day and the same day with its time", "2026-05-01", "equals", "2026-05-01T00:00:00.000Z", true],
  ["times without a zone, which are UTC", "2026-05-01 08:00", "equals", "2026-05-01T10:00+02:00", true],
  ["a day and a later one", "2026-05-01", "below", "2026-05-02", true],
  ["when an entry was received and a day", "2026-05-01 08:00 UTC", "above", "2026-05-01", true],
] as const)("compares %s", (_case, text, is, value, met) => {
  expect(isMet({ match: "all", rules: [{ field: "text", is, value }] }, { text })).toBe(met);
});

it.each([
  [true, "true", true],
  [true, "Yes", true],
  [true, "false", false],
  [false, "false", true],
  [false, "no", true],
  [false, "", false],
  ["yes", "true", false],
] as const)("compares %j, which is shown as it is and written as yes or no, with “%s”", (flag, value, met) => {
  const rule = (is: "equals" | "differs") => isMet({ match: "all", rules: [{ field: "flag", is, value }] }, { flag });
  expect([rule("equals"), rule("differs")]).toEqual([met, !met]);
});

it("makes a bounded flat record of any JSON", () => {
  expect(flatten({ a: { b: [1, 2], c: [{ d: true }] }, e: null })).toEqual({ "a.b": "1, 2", "a.c.0.d": true, e: null });
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
      const flat = Object.values(flatten(json));
      expect(flat.length).toBeLessThanOrEqual(200);
      expect(flat.every((value) => value === null || typeof value !== "object")).toBe(true);
    }),
    propertyRuns(100),
  );
});
