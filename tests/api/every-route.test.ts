import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { propertyRuns } from "../property-runs.ts";
import { siteAndApiFor } from "../site-for.ts";

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
};
type Route = {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Request = { method: string; path: string; body: unknown };

/** Texts that fail where they are trusted: in storage, in addresses, in times, as names of properties. */
const TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "\u202E",
  "😀",
  "\r\n",
  "é".repeat(300),
  "x".repeat(5000),
  "/",
  "/a/../b",
  "//a",
  "\\",
  "%",
  "_",
  "'",
  "<script>",
  "javascript:alert(1)",
  "https://example.org/%zz",
  "2026-02-30",
  "0000-00-00T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "1e999",
  "-1",
  "__proto__",
  "constructor",
];
const NUMBERS = [0, -1, 0.5, 1, 10, 2 ** 31, Number.MAX_SAFE_INTEGER + 1, 1e21, 1e308];

/** Leaves alone what would end the session or wait for events. */
const LEFT_OUT = /\/auth\/|\/events$|\/setup$/;

/** What earlier answers named: ids, names and keys. */
const known = ["site", "courses", "title"];

function learn(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === "string" && /^(?:id|name|key|token)$/.test(name) && known.length < 500) known.push(inner);
    learn(inner);
  }
}

const text = fc.oneof(
  fc.nat().map((index) => known[index % known.length] ?? ""),
  fc.constantFrom("Some words", "name", "/path", "a@example.org", "2026-12-01T10:00:00.000Z", ...TEXTS),
);
const odd = fc.oneof(text, fc.constantFrom(null, true, 1, [], {}, [[]], { a: { b: 1 } }));

/** @returns values in the form of a schema, and now and then something else in place of a part. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: wellFormed(schema) }, { weight: 1, arbitrary: odd });
}

function wellFormed({ type, properties, items, ...schema }: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  if (properties) {
    const values = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, valueOf(inner)]));
    return fc.record(values, { requiredKeys: schema.required ?? [] });
  }
  if (type === "object") {
    const rest = typeof schema.additionalProperties === "object" ? valueOf(schema.additionalProperties) : odd;
    return fc.dictionary(text, rest, { maxKeys: 3 });
  }
  if (type === "array") return fc.array(items ? valueOf(items) : odd, { maxLength: 3 });
  if (type === "boolean") return fc.boolean();
  if (type === "integer" || type === "number") return fc.constantFrom(...NUMBERS);
  return type === "string" ? text : odd;
}

/** @returns requests of a route: its address with names that exist or don't, a query, and a body. */
function requestsOf(method: string, path: string, { parameters = [], requestBody }: Route): fc.Arbitrary<Request> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const inPath = fc.record(Object.fromEntries(names.map((name) => [name, text])));
  const asked = parameters.filter((one) => one.in === "query").map(({ name, schema }) => [name, valueOf(schema)]);
  const query = fc.record(Object.fromEntries(asked), { requiredKeys: [] });
  const body = requestBody?.content["application/json"]?.schema;
  return fc.tuple(inPath, query, body ? valueOf(body) : fc.constant(undefined)).map(([segments, search, given]) => {
    const segment = (name: string) => encodeURIComponent(String(segments[name]).toWellFormed()) || "none";
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name));
    const words = Object.entries(search).map(([name, value]) => [name, String(value).toWellFormed()]);
    return { method: method.toUpperCase(), path: `${address}?${new URLSearchParams(words)}`, body: given };
  });
}

async function everyRoute(api: Api): Promise<fc.Arbitrary<Request>> {
  const { paths } = (await api.get("/api/openapi.json")).body as { paths: Record<string, Record<string, Route>> };
  const used = Object.entries(paths).filter(([path]) => !LEFT_OUT.test(path));
  return fc.oneof(
    ...used.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => requestsOf(method, path, route)),
    ),
  );
}

describe.each(engines)("the API on $name", (engine) => {
  const { api } = siteAndApiFor(engine, "admin");

  it("never fails, whatever a request in the form of its contract holds", { tags: ["slow"] }, async () => {
    const properties = [{ name: "title", title: "Title", type: "text", isSortable: true }];
    await api().post("/api/entities", { name: "courses", title: "Course", titlePlural: "Courses", properties });
    const requests = await everyRoute(api());
    const property = fc.asyncProperty(requests, async ({ method, path, body }) => {
      const answer = await api().send(method, path, method === "GET" ? undefined : body);
      learn(answer.body);
      const isFailure = answer.status >= 500 && answer.body.error?.code !== "AI_NOT_CONFIGURED";
      expect({ ...answer, isFailure }).toMatchObject({ isFailure: false });
    });
    await fc.assert(property, propertyRuns(1500));
  });
});
