import type { Accounts } from "#accounts/server";
import type { Membership, TenantRole } from "#contract";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import type { Mail } from "#mail/server";
import { fail, ok, type Result } from "#shared";
import { tenantIdOf, tenantOf } from "#tenants/server";
import type { Logger } from "pino";
import { memberContract } from "./contract.ts";
import { invite, listInvitations, readOffer, revokeInvitation } from "./invitations.server.ts";
import { acceptOffer, signUpForOffer } from "./join.server.ts";
import { readLimits, setLimits } from "./limits.server.ts";
import { listOrganisations } from "./memberships.server.ts";
import { changePerson, listPeople, removePerson } from "./people.server.ts";
import { mayInviteAs, mayRemove } from "./role-rules.ts";

type Needs = { auth: Accounts; database: Database; mail: Mail; origin: string; secret: string; log: Logger };
type Request = { services: Needs; params: { tenant: string }; membership: Membership | undefined };

const refused = () => fail("FORBIDDEN", "Your role doesn’t allow this");

/** Runs work on the tenant of the address. @returns NOT_FOUND. */
async function at<Value, Code extends string>(
  { services: { database }, params, membership }: Request,
  work: (database: Database, tenantId: string) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "NOT_FOUND">> {
  const tenantId = await tenantIdOf(database.db, params.tenant, membership);
  return tenantId.ok ? work(database, tenantId.value) : tenantId;
}

export const memberRoutes = serveWith<Needs>()(memberContract, {
  listOrganisations: async ({ services, user }) =>
    ok({ items: await listOrganisations(services.database.db, user.id) }),
  listPeople: (request) => at(request, async ({ db }, id) => ok(await listPeople(db, id, request.query))),
  changePerson: (request) =>
    at(request, (database, tenantId) =>
      changePerson(database, { tenantId, userId: request.params.id }, request.body.role),
    ),
  removePerson: async (request) => {
    const { params, user, membership } = request;
    if (!mayRemove(membership?.role, params.id === user.id)) return refused();
    return at(request, (database, tenantId) => removePerson(database, { tenantId, userId: params.id }));
  },
  listTenantInvitations: (request) =>
    at(request, async ({ db }, id) => ok(await listInvitations(db, id, request.query))),
  inviteToTenant: async (request) => {
    const { services, params, body, user, membership } = request;
    const mayInvite = (role: TenantRole) => mayInviteAs(membership?.role, role);
    if (!mayInvite(body.role)) return refused();
    const tenant = await tenantOf(services.database.db, params.tenant, membership);
    if (!tenant.ok) return tenant;
    const invited = await invite(services, { ...body, tenant: tenant.value, by: user, mayInvite });
    if (!invited.ok) return invited;
    const { url, ...invitation } = invited.value;
    const { delivery } = services.mail.state();
    // An account that the link makes has its address confirmed: the link is for who reads that address's mail.
    const mayKnow = membership === undefined || delivery === "outbox";
    return ok({ ...invitation, delivery, ...(mayKnow && { url }) });
  },
  revokeTenantInvitation: (request) =>
    at(request, ({ db }, tenantId) =>
      revokeInvitation(db, { tenantId, id: request.params.id }, (role) => mayInviteAs(request.membership?.role, role)),
    ),
  readOffer: ({ services, params }) => readOffer(services.database.db, params.token),
  acceptOffer: ({ services, params, user }) => acceptOffer(services.database, params.token, user),
  signUpForOffer: async ({ services, params, body, headers, clientAddress }) => {
    const joined = await signUpForOffer(services, params.token, body, { headers, clientAddress });
    return joined.ok ? { ...ok({ name: joined.value.name }), headers: joined.value.headers } : joined;
  },
  readLimits: (request) =>
    at(request, async (database, id) => ok({ items: await readLimits(database, id, request.membership?.role) })),
  setLimits: (request) => at(request, (database, id) => setLimits(database, id, request.body.limits)),
});
