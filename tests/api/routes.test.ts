import { beforeAll, describe, expect, it } from "vitest";
import { isAtLeast, ROLES, TENANT_ROLES, type Role, type TenantRole } from "#contract";
import { apiRoutes } from "../../src/server/api/routes.ts";
import { embedded } from "../databases.ts";
import { joinAs } from "../members.ts";
import { ALLOWED, ANYONE } from "../route-roles.ts";
import { OWN, signedIn } from "../sign-in.ts";
import { siteFor } from "../site-for.ts";

/** Called by other services: a signature or a secret address is checked in place of the origin. */
const SIGNED = new Set(["POST /api/stripe/webhook", "POST /api/hooks/:token"]);
const SIGN_OUT = "POST /api/auth/sign-out";
/** Would take along what the others are asked about. */
const DELETION = "DELETE /api/tenants/:tenant";
const routes = apiRoutes.map(({ method, path }) => ({ name: `${method} ${path}`, method, path }));
/** Signing out comes last: it ends the sessions that the others are asked with. */
const walk = [...routes.filter(({ name }) => name !== SIGN_OUT), ...routes.filter(({ name }) => name === SIGN_OUT)];

describe("the API's routes", () => {
  const { site } = siteFor(embedded);

  const inTenant = new Map<TenantRole, Record<string, string>>();
  let outsider: Record<string, string>;

  beforeAll(async () => {
    for (const role of ROLES) await signedIn(site(), role);
    const admin = await signedIn(site(), "admin");
    for (const name of ["club", "others"]) {
      await site().request("/api/tenants", {
        method: "POST",
        body: JSON.stringify({ name, title: name }),
        headers: admin,
      });
    }
    const entity = { name: "things", title: "Thing", titlePlural: "Things", properties: [], members: { edit: true } };
    await site().request("/api/entities", { method: "POST", body: JSON.stringify(entity), headers: admin });
    for (const role of TENANT_ROLES) inTenant.set(role, (await joinAs(site(), "club", role)).headers);
    outsider = (await joinAs(site(), "others", "owner", "outsider@example.org")).headers;
  });

  /** @returns the outcome of a request: the code of its refusal, "FAILED" for a fault of the server, else "let in". */
  async function ask(
    { name, method, path }: (typeof routes)[number],
    headers: Record<string, string>,
  ): Promise<string> {
    const body = method === "GET" ? undefined : "{}";
    const address = path
      .replace(":tenant/entities/:entity/", "club/entities/things/")
      .replace(":tenant", name === DELETION ? "none" : "club")
      .replaceAll(/:\w+/g, "none");
    const answer = await site().request(address, { method, body, headers });
    if (answer.status === 401 || answer.status === 403) return (await answer.json()).error.code;
    await answer.body?.cancel();
    return answer.status < 500 ? "let in" : "FAILED";
  }

  it("are all in the table of who may use them", () => {
    expect(routes.map(({ name }) => name).toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  });

  it.each(walk)("let in who may use $name, and nobody else", async (route) => {
    const entry = ALLOWED[route.name] ?? [];
    const allowed = typeof entry === "object" && "roles" in entry ? entry.roles : entry;
    const isAllowed = (role: Role) => allowed === ANYONE || allowed.includes(role);
    const expected = ROLES.map((role) => [role, isAllowed(role) ? "let in" : "FORBIDDEN"]);
    const anonymous = allowed === ANYONE ? "let in" : "UNAUTHENTICATED";
    const seen = [["nobody", await ask(route, OWN)]];
    for (const role of ROLES) seen.push([role, await ask(route, await signedIn(site(), role))]);
    expect(seen).toEqual([["nobody", anonymous], ...expected]);
  });

  it.each(walk.filter(({ name }) => typeof ALLOWED[name] === "object" && "tenant" in ALLOWED[name]))(
    "let in whose role in the tenant is enough for $name, and nobody of another tenant",
    async (route) => {
      const entry = ALLOWED[route.name];
      const enough = typeof entry === "object" && "tenant" in entry ? entry.tenant : "owner";
      const seen: [string, string][] = [];
      // Someone else can only be removed by owners: the handler decides.
      const isOwnersOnly = route.name === "DELETE /api/tenants/:tenant/people/:id";
      for (const role of TENANT_ROLES) seen.push([role, await ask(route, inTenant.get(role) ?? {})]);
      const isIn = (role: TenantRole) => (isOwnersOnly ? role === "owner" : isAtLeast(role, enough));
      expect(seen).toEqual(TENANT_ROLES.map((role) => [role, isIn(role) ? "let in" : "FORBIDDEN"]));
      expect(await ask(route, outsider)).toBe("FORBIDDEN");
    },
  );

  it.each(walk.filter(({ name, method }) => method !== "GET" && !SIGNED.has(name)))(
    "take $name from pages of the site only",
    async (route) => {
      const { cookie } = await signedIn(site(), "admin");
      const foreign: Record<string, string>[] = [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site", origin: "https://example.org" },
        { origin: "https://evil.example" },
        { origin: "null" },
        {},
      ];
      for (const headers of foreign) {
        expect(await ask(route, { cookie, ...headers })).toBe("FORBIDDEN");
      }
    },
  );

  it("are the only addresses below /api", async () => {
    for (const path of [
      "/api",
      "/api/",
      "/api/nothing",
      "/api/auth",
      "/api/auth/organization/list",
      "/api/users/none/none",
      "/api/%2e%2e/session",
    ]) {
      const answer = await site().request(path, { headers: await signedIn(site(), "admin") });
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    }
  });
});
