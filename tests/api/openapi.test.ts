import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { apiRoutes } from "../../src/server/api/routes.ts";
import { embedded } from "../databases.ts";
import { openSite } from "../services.ts";
import { makeUser, postSignIn } from "../sign-in.ts";
import { siteFor } from "../site-for.ts";

const { site } = siteFor(embedded);

it("describes every route in the form of OpenAPI 3.1", async () => {
  const answer = await site().request("/api/openapi.json");
  const description = await answer.json();
  const { valid, errors } = await new Validator().validate(structuredClone(description));
  expect(errors ?? []).toEqual([]);
  expect([valid, description.openapi]).toEqual([true, "3.1.1"]);
  const described = Object.entries<object>(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(described.toSorted()).toEqual(apiRoutes.map(({ method, path }) => `${method} ${path}`).toSorted());
  expect(description.servers).toEqual([{ url: "https://example.org" }]);
});

it("lets programs make clients: each operation has a name of its own, and nothing sent is called read-only", async () => {
  const { paths } = await (await site().request("/api/openapi.json")).json();
  type Operation = { operationId: string; requestBody?: unknown };
  const operations = Object.values<Record<string, Operation>>(paths).flatMap((methods) => Object.values(methods));
  const names = operations.map(({ operationId }) => operationId);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const readOnly = operations.filter(({ requestBody }) => JSON.stringify(requestBody)?.includes("readOnly"));
  expect(readOnly.map(({ operationId }) => operationId)).toEqual([]);
});

it("offers the size of a page wherever there are pages", async () => {
  const { paths } = await (await site().request("/api/openapi.json")).json();
  const lists = Object.entries<{ get?: { parameters?: { name: string }[] } }>(paths).flatMap(([path, { get }]) => {
    const names = get?.parameters?.map(({ name }) => name) ?? [];
    return names.includes("cursor") ? [{ path, hasLimit: names.includes("limit") }] : [];
  });
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ hasLimit }) => !hasLimit)).toEqual([]);
});

it("is made once, however many ask for it", async () => {
  const route = apiRoutes.find(({ operation }) => operation === "readOpenApi");
  const ask = () => route?.handle({ services: { origin: "https://example.org" } } as never);
  const [first, second] = [await ask(), await ask()];
  expect(first).toHaveProperty("value.openapi", "3.1.1");
  expect((second as { value?: unknown }).value).toBe((first as { value?: unknown }).value);
});

it("says what a route takes and gives, and who may use it", async () => {
  const { paths } = await (await site().request("/api/openapi.json")).json();
  const { post } = paths["/api/pages/{id}/publish"];
  expect(post).toMatchObject({
    operationId: "publishPage",
    "x-permission": "page.publish",
    security: [{ session: [] }],
  });
  expect(post.requestBody.required).toBe(false);
  expect(post.requestBody.content["application/json"].schema.properties).toHaveProperty("versionId");
  expect(post.responses["200"].content["application/json"].schema.required).toEqual(["versionId", "revision"]);
  expect(post.responses.default).toEqual({ $ref: "#/components/responses/Failure" });
  expect(paths["/api/session"].get.security).toEqual([]);
  for (const list of ["rows", "rows.csv"]) {
    const { get } = paths[`/api/tenants/{tenant}/entities/{entity}/${list}`];
    expect(get.description).toContain("filter[property][gte]");
  }
});

it.each(["https://example.org", "http://localhost:3000"])("names the cookie that signs in at %s", async (APP_URL) => {
  const made = await embedded.make();
  const opened = await openSite(made.place, { APP_URL });
  await makeUser(opened, "editor");
  const cookies = (await postSignIn(opened, "editor@example.org")).headers.getSetCookie();
  const { components } = await (await opened.request("/api/openapi.json")).json();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toContain(components.securitySchemes.session.name);
  await opened.services.events.close();
  await opened.close();
  await made.remove();
});
