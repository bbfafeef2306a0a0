import { beforeAll, describe, expect, it } from "vitest";
import { isAtLeast, ROLES, TENANT_ROLES, type Role, type TenantRole } from "#contract";
import { apiRoutes } from "../../src/server/api/routes.ts";
import { embedded } from "../databases.ts";
import { joinAs } from "../members.ts";
import { OWN, signedIn } from "../sign-in.ts";
import { siteFor } from "../site-for.ts";

/** Who may use a route: everyone, or these roles. */
const ANYONE = "anyone";
const USERS: Role[] = ["admin", "editor", "member"];
const EDITORS: Role[] = ["admin", "editor"];
const ADMINS: Role[] = ["admin"];

/** Roles of the site, and the least role in the tenant of the address that is enough without one of them. */
const orIn = (roles: Role[], tenant: TenantRole) => ({ roles, tenant });

/** Every route of the API and who may use it. A new route is added here by hand: that is the point. */
const ALLOWED: Record<string, Role[] | ReturnType<typeof orIn> | typeof ANYONE> = {
  "GET /api/openapi.json": ANYONE,
  "GET /api/session": ANYONE,
  "POST /api/setup": ANYONE,
  "POST /api/auth/sign-in/email": ANYONE,
  "POST /api/auth/sign-out": ANYONE,
  "POST /api/auth/sign-up/email": ANYONE,
  "GET /api/auth/verify-email": ANYONE,
  "POST /api/auth/request-password-reset": ANYONE,
  "POST /api/auth/reset-password": ANYONE,
  "POST /api/auth/change-password": USERS,
  "POST /api/auth/update-user": USERS,
  "GET /api/users": ADMINS,
  "PATCH /api/users/:id": ADMINS,
  "GET /api/invitations": ADMINS,
  "POST /api/invitations": ADMINS,
  "DELETE /api/invitations/:id": ADMINS,
  "GET /api/invitations/:token": ANYONE,
  "GET /api/mail": ADMINS,
  "POST /api/mail/test": ADMINS,
  "GET /api/settings": EDITORS,
  "PATCH /api/settings": ADMINS,
  "GET /api/pages": EDITORS,
  "POST /api/pages": EDITORS,
  "GET /api/pages/:id": EDITORS,
  "PATCH /api/pages/:id": EDITORS,
  "POST /api/pages/:id/archive": EDITORS,
  "POST /api/pages/:id/unarchive": EDITORS,
  "GET /api/posts/choices": EDITORS,
  "GET /api/shared-blocks": EDITORS,
  "GET /api/page-paths": EDITORS,
  "GET /api/pages/:id/preview": EDITORS,
  "GET /api/pages/:id/blocks.json": EDITORS,
  "GET /api/pages/:id/outline": EDITORS,
  "GET /api/pages/:id/problems": EDITORS,
  "GET /api/pages/:id/review": EDITORS,
  "GET /api/pages/:id/draft": EDITORS,
  "POST /api/pages/:id/operations": EDITORS,
  "GET /api/pages/:id/operations": EDITORS,
  "POST /api/pages/:id/import": EDITORS,
  "POST /api/pages/:id/presence": EDITORS,
  "GET /api/editor": EDITORS,
  "GET /api/editor/data": EDITORS,
  "POST /api/pages/:id/data-preview": EDITORS,
  "GET /api/events": EDITORS,
  "GET /api/offers": USERS,
  "GET /api/tenants/:tenant/billing": orIn(ADMINS, "owner"),
  "GET /api/tenants/:tenant/billing/invoices": orIn(ADMINS, "owner"),
  "POST /api/tenants/:tenant/billing/plan": orIn(ADMINS, "owner"),
  "POST /api/tenants/:tenant/billing/cancel": orIn(ADMINS, "owner"),
  "POST /api/tenants/:tenant/billing/resume": orIn(ADMINS, "owner"),
  "POST /api/tenants/:tenant/billing/session": orIn(ADMINS, "owner"),
  "POST /api/tenants/:tenant/billing/portal": orIn(ADMINS, "owner"),
  "POST /api/organisations": USERS,
  "GET /api/subscriptions": ADMINS,
  "GET /api/orders": ADMINS,
  "PATCH /api/orders/:id": ADMINS,
  "DELETE /api/orders/:id": ADMINS,
  "POST /api/stripe/webhook": ANYONE,
  "POST /api/pages/:id/publish": EDITORS,
  "POST /api/pages/:id/unpublish": EDITORS,
  "GET /api/pages/:id/versions": EDITORS,
  "GET /api/pages/:id/versions/:versionId/changes": EDITORS,
  "GET /api/pages/:id/schedule": EDITORS,
  "PUT /api/pages/:id/schedule": EDITORS,
  "DELETE /api/pages/:id/schedule": EDITORS,
  "POST /api/pages/:id/restore": EDITORS,
  "GET /api/pages/:id/previews": EDITORS,
  "POST /api/pages/:id/previews": EDITORS,
  "DELETE /api/previews/:id": EDITORS,
  "GET /api/previews/:token": ANYONE,
  "GET /api/sections": EDITORS,
  "POST /api/sections": EDITORS,
  "DELETE /api/sections/:id": EDITORS,
  "GET /api/ai": EDITORS,
  "POST /api/ai/openai/chatgpt": EDITORS,
  "POST /api/ai/generate": EDITORS,
  "GET /api/ai/usage": EDITORS,
  "POST /api/posts/import": EDITORS,
  "GET /api/posts/export": EDITORS,
  "GET /api/media": EDITORS,
  "POST /api/media": EDITORS,
  "PATCH /api/media/:id": EDITORS,
  "GET /api/authors": EDITORS,
  "POST /api/authors": EDITORS,
  "PATCH /api/authors/:id": EDITORS,
  "DELETE /api/authors/:id": EDITORS,
  "GET /api/tenants": EDITORS,
  "POST /api/tenants": ADMINS,
  "GET /api/tenants/:tenant": orIn(EDITORS, "member"),
  "PATCH /api/tenants/:tenant": orIn(ADMINS, "owner"),
  "GET /api/organisations": USERS,
  "GET /api/tenants/:tenant/people": orIn(ADMINS, "member"),
  "PATCH /api/tenants/:tenant/people/:id": orIn(ADMINS, "owner"),
  "DELETE /api/tenants/:tenant/people/:id": orIn(ADMINS, "member"),
  "GET /api/tenants/:tenant/invitations": orIn(ADMINS, "manager"),
  "POST /api/tenants/:tenant/invitations": orIn(ADMINS, "manager"),
  "DELETE /api/tenants/:tenant/invitations/:id": orIn(ADMINS, "manager"),
  "GET /api/tenants/:tenant/limits": orIn(ADMINS, "member"),
  "PUT /api/tenants/:tenant/limits": ADMINS,
  "GET /api/tenant-invitations/:token": ANYONE,
  "POST /api/tenant-invitations/:token/accept": USERS,
  "POST /api/tenant-invitations/:token/account": ANYONE,
  "GET /api/tenants/:tenant/entities": orIn(EDITORS, "member"),
  "GET /api/entities": EDITORS,
  "POST /api/entities": EDITORS,
  "GET /api/entities/:entity": EDITORS,
  "PATCH /api/entities/:entity": EDITORS,
  "DELETE /api/entities/:entity": EDITORS,
  "GET /api/entities/:entity/views": EDITORS,
  "POST /api/entities/:entity/views": EDITORS,
  "PATCH /api/entities/:entity/views/:id": EDITORS,
  "DELETE /api/entities/:entity/views/:id": EDITORS,
  "GET /api/deleted-entities": EDITORS,
  "POST /api/entities/:entity/properties/:property/type": EDITORS,
  "POST /api/deleted-entities/:id/restore": EDITORS,
  "GET /api/tenants/:tenant/entities/:entity/rows": orIn(EDITORS, "member"),
  "POST /api/tenants/:tenant/entities/:entity/rows": orIn(EDITORS, "member"),
  "GET /api/tenants/:tenant/entities/:entity/rows/:id": orIn(EDITORS, "member"),
  "PATCH /api/tenants/:tenant/entities/:entity/rows/:id": orIn(EDITORS, "member"),
  "DELETE /api/tenants/:tenant/entities/:entity/rows/:id": orIn(EDITORS, "member"),
  "POST /api/tenants/:tenant/entities/:entity/rows/:id/restore": orIn(EDITORS, "member"),
  "GET /api/tenants/:tenant/entities/:entity/rows/:id/history": orIn(EDITORS, "member"),
  "POST /api/tenants/:tenant/entities/:entity/pictures": orIn(EDITORS, "member"),
  "POST /api/tenants/:tenant/entities/:entity/rows/changes": orIn(EDITORS, "member"),
  "POST /api/tenants/:tenant/entities/:entity/rows/deletions": orIn(EDITORS, "member"),
  "POST /api/tenants/:tenant/entities/:entity/rows/restorations": orIn(EDITORS, "member"),
  "GET /api/tenants/:tenant/entities/:entity/rows.csv": orIn(EDITORS, "member"),
  "GET /api/tenants/:tenant/entities/:entity/rows.json": orIn(EDITORS, "member"),
  "POST /api/tenants/:tenant/entities/:entity/rows/import": orIn(EDITORS, "member"),
  "GET /api/plans": EDITORS,
  "POST /api/plans": ADMINS,
  "GET /api/plans/:id": EDITORS,
  "PATCH /api/plans/:id": ADMINS,
  "PUT /api/plans/order": ADMINS,
  "GET /api/plan-features": EDITORS,
  "GET /api/coupons": EDITORS,
  "POST /api/coupons": ADMINS,
  "GET /api/coupons/:id": EDITORS,
  "PATCH /api/coupons/:id": ADMINS,
  "DELETE /api/coupons/:id": ADMINS,
  "GET /api/inbox/entries": EDITORS,
  "GET /api/inbox/new": EDITORS,
  "GET /api/inbox/choices": EDITORS,
  "GET /api/inbox.csv": EDITORS,
  "GET /api/inbox.json": EDITORS,
  "GET /api/inbox/entries/:id": EDITORS,
  "GET /api/inbox/entries/:id/files/:file": EDITORS,
  "PATCH /api/inbox/entries/:id": EDITORS,
  "POST /api/inbox/entries/:id/notes": EDITORS,
  "POST /api/inbox/entries/:id/replies": EDITORS,
  "GET /api/inbox/person": ADMINS,
  "GET /api/inbox/person.json": ADMINS,
  "POST /api/inbox/person/erase": ADMINS,
  "GET /api/inbox/retention": ADMINS,
  "PUT /api/inbox/retention": ADMINS,
  "GET /api/inbox/numbers": EDITORS,
  "GET /api/inbox/views": EDITORS,
  "POST /api/inbox/views": EDITORS,
  "PATCH /api/inbox/views/:id": EDITORS,
  "DELETE /api/inbox/views/:id": EDITORS,
  "GET /api/leads": EDITORS,
  "GET /api/leads.csv": EDITORS,
  "GET /api/leads/:id": EDITORS,
  "GET /api/subscribers": EDITORS,
  "GET /api/subscribers.csv": EDITORS,
  "GET /api/subscribers/:id": EDITORS,
};

/** Called by another service, whose signature is checked in place of the origin. */
const SIGNED = "POST /api/stripe/webhook";
const SIGN_OUT = "POST /api/auth/sign-out";
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

  /** @returns what became of a request: the code of its refusal, "FAILED" for a fault of the server, else "let in". */
  async function ask({ method, path }: (typeof routes)[number], headers: Record<string, string>): Promise<string> {
    const body = method === "GET" ? undefined : "{}";
    const address = path
      .replace(":tenant/entities/:entity/", "club/entities/things/")
      .replace(":tenant", "club")
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

  it.each(walk.filter(({ name, method }) => method !== "GET" && name !== SIGNED))(
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
