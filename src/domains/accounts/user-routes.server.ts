import { userContract } from "./user-contract.ts";
import { ok } from "#shared";
import { serveWith } from "#contract/server";
import type { Mail } from "#mail/server";
import type { Accounts } from "./accounts.server.ts";

type Needs = { auth: Accounts; mail: Mail };

export const userRoutes = serveWith<Needs>()(userContract, {
  listUsers: async ({ services, query }) => ok(await services.auth.listUsers(query)),
  changeUser: ({ services, params, body }) => services.auth.changeUser(params.id, body),
  deleteUser: async ({ services, params }) => {
    const deleted = await services.auth.deleteUser(params.id);
    return deleted.ok ? ok({}) : deleted;
  },
  listInvitations: async ({ services, query }) => ok(await services.auth.listInvitations(query)),
  invite: async ({ services, body, user }) => {
    const invited = await services.auth.invite(body, user.id);
    return invited.ok ? ok({ ...invited.value, delivery: services.mail.state().delivery }) : invited;
  },
  removeInvitation: async ({ services, params }) => {
    const removed = await services.auth.removeInvitation(params.id);
    return removed.ok ? ok({}) : removed;
  },
  readInvitation: ({ services, params }) => services.auth.findInvitation(params.token),
});
