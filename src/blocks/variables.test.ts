import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftSchema } from "./draft-schema.ts";
import { boundQueryNames, resolveVariables, variable } from "./variables.ts";

const source = { params: { id1: "one", id2: "two" }, query: { size: "10", empty: "" } };
const resolve = (variables: unknown, from: Parameters<typeof resolveVariables>[1] = source) =>
  resolveVariables({ variables }, from);
const valueOf = (bound: object) => {
  const resolved = resolve({ it: bound });
  return resolved.ok ? resolved.value.it : resolved.error.code;
};

describe("a variable's value", () => {
  it.each([
    ["a manual one's own", { type: "manual", value: "reports" }, "reports"],
    [
      "a manual one's own, whatever else is filled in",
      { type: "manual", value: "a", query: "size", param: "id1" },
      "a",
    ],
    ["a draft's without a kind", { value: "reports" }, "reports"],
    ["a draft's with an empty kind", { type: "", value: "reports" }, "reports"],
    ["the first parameter of the path", { type: "param", param: "id1" }, "one"],
    ["the second parameter of the path", { type: "param", param: "id2" }, "two"],
    ["the query's", { type: "query", query: "size" }, "10"],
    ["the query's, not its own", { type: "query", query: "size", value: "99" }, "10"],
  ])("is %s", (_case, bound, value) => {
    expect(valueOf(bound)).toBe(value);
  });

  it.each([
    ["a manual one without a value", { type: "manual" }],
    ["a manual one with an empty value", { type: "manual", value: "" }],
    ["a manual one with a number", { type: "manual", value: 10 }],
    ["a param of another name", { type: "param", param: "id3" }],
    ["a param without a name", { type: "param", value: "x" }],
    ["a query that the address lacks", { type: "query", query: "page" }],
    ["a query that the address leaves empty", { type: "query", query: "empty" }],
    ["a query without a name", { type: "query", value: "x" }],
    ["a query with a name that every object has", { type: "query", query: "constructor" }],
    ["a query named like the prototype", { type: "query", query: "__proto__" }],
    ["an unknown kind", { type: "cookie", value: "x", query: "size", param: "id1" }],
    ["a kind that isn't text", { type: 7, value: "x" }],
    ["nothing at all", {}],
  ])("is null for %s", (_case, bound) => {
    expect(valueOf(bound)).toBeNull();
    expect(valueOf({ ...bound, required: true })).toBe("VARIABLE_REQUIRED");
  });

  it("is null for a parameter that the page's path lacks or the address leaves empty", () => {
    const bound = { it: { type: "param", param: "id2" } };
    expect(resolve(bound, { params: {}, query: {} })).toEqual({ ok: true, value: { it: null } });
    expect(resolve(bound, { params: { id2: "" }, query: {} })).toEqual({ ok: true, value: { it: null } });
  });
});

describe("the variables of a block", () => {
  it("are all there by name", () => {
    const variables = {
      entityName: { type: "manual", value: "reports", required: true },
      tenantId: { type: "param", param: "id1", required: true },
      pageSize: { type: "query", query: "size" },
      rowId: { type: "query", query: "row", required: false },
    };
    expect(resolve(variables)).toEqual({
      ok: true,
      value: { entityName: "reports", tenantId: "one", pageSize: "10", rowId: null },
    });
  });

  it("name the first required one without a value", () => {
    const missing = { type: "query", query: "page", required: true };
    expect(resolve({ fine: { type: "manual", value: "x" }, tenantId: missing, rowId: missing })).toEqual({
      ok: false,
      error: { code: "VARIABLE_REQUIRED", message: "tenantId", cause: undefined },
    });
  });

  it.each([[undefined], [null], ["text"], [[]], [7], [{}], [{ a: null, b: "text", c: [] }]])(
    "are none in %j",
    (variables) => {
      expect(resolve(variables)).toEqual({ ok: true, value: {} });
      expect(boundQueryNames({ variables })).toEqual([]);
    },
  );

  it.each([[undefined], [null], ["text"], [[]], [7]])("are none in the content %j", (content) => {
    expect(resolveVariables(content, source)).toEqual({ ok: true, value: {} });
    expect(boundQueryNames(content)).toEqual([]);
  });

  it("may have any name", () => {
    const variables: unknown = JSON.parse('{ "__proto__": { "type": "manual", "value": "x" } }');
    const resolved = resolve(variables);
    expect(resolved.ok && Object.entries(resolved.value)).toEqual([["__proto__", "x"]]);
  });
});

describe("the bound names of the query", () => {
  it("are those of query variables only", () => {
    const variables = {
      a: { type: "query", query: "size" },
      b: { type: "query", query: "" },
      c: { type: "manual", query: "sort" },
      d: { type: "query", query: 7 },
      e: { type: "query", query: "page" },
    };
    expect(boundQueryNames({ variables })).toEqual(["size", "page"]);
  });
});

describe("whatever content and address hold", () => {
  const bound = fc.record(
    {
      type: fc.oneof(fc.constantFrom("manual", "param", "query"), fc.anything()),
      value: fc.oneof(fc.string(), fc.anything()),
      param: fc.oneof(fc.constantFrom("id1", "id2"), fc.anything()),
      query: fc.oneof(fc.constantFrom("size", "__proto__", "toString"), fc.anything()),
      required: fc.oneof(fc.boolean(), fc.anything()),
    },
    { requiredKeys: [] },
  );
  const contents = fc.oneof(
    fc.anything(),
    fc.record({ variables: fc.oneof(fc.dictionary(fc.string(), fc.oneof(bound, fc.anything())), fc.anything()) }),
  );
  const sources = fc.record({
    params: fc.record({ id1: fc.string(), id2: fc.string() }, { requiredKeys: [] }),
    query: fc.dictionary(fc.string(), fc.string()),
  });

  it("resolving never throws, and gives only filled texts and null", () => {
    fc.assert(
      fc.property(contents, sources, (content, from) => {
        const resolved = resolveVariables(content, from);
        const values = resolved.ok ? Object.values(resolved.value) : [];
        expect(values.every((value) => value === null || (typeof value === "string" && value !== ""))).toBe(true);
        expect(boundQueryNames(content).every((name) => typeof name === "string" && name !== "")).toBe(true);
      }),
    );
  });
});

describe("the schema of a variable (spec 5)", () => {
  const missingOf = (value: object) =>
    variable()
      .safeParse(value)
      .error?.issues.map(({ path }) => path.join("."));
  const draft = draftSchema(variable());

  it.each([
    ["a manual one without a value", { type: "manual" }, "value"],
    ["a manual one with an empty value", { type: "manual", value: "", query: "size" }, "value"],
    ["a query one without a name", { type: "query", value: "x" }, "query"],
    ["a query one with an empty name", { type: "query", query: "" }, "query"],
    ["a param one without a name", { type: "param", value: "x", query: "x" }, "param"],
  ])("keeps %s from being published, not from being drafted", (_case, value, field) => {
    expect(missingOf(value)).toEqual([field]);
    expect(missingOf({ ...value, required: false })).toEqual([field]);
    expect(draft.safeParse(value).success).toBe(true);
  });

  it.each([
    [{ type: "manual", value: "x" }],
    [{ type: "query", query: "size" }],
    [{ type: "param", param: "id1", required: true }],
    [{ type: "param", param: "id2", note: "kept" }],
  ])("accepts %j as it is", (value) => {
    expect(variable().parse(value)).toEqual(value);
    expect(draft.parse(value)).toEqual(value);
  });

  it.each([[{ type: "cookie" }], [{ type: "param", param: "id3" }], [{ type: "manual", value: 7 }], ["text"], [null]])(
    "never accepts %j",
    (value) => {
      expect(variable().safeParse(value).success).toBe(false);
      expect(draft.safeParse(value).success).toBe(false);
    },
  );

  it("lets a draft leave everything empty", () => {
    expect(draft.safeParse({}).success).toBe(true);
    expect(draft.safeParse({ type: "", value: "", param: "", query: "" }).success).toBe(true);
  });

  it("says in the form what an empty value means", () => {
    expect(variable().shape.value.unwrap().meta()?.placeholder).toBe("Default: null");
  });
});
