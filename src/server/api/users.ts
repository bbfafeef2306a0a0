import { z } from "zod";
import { emailField, roleField } from "#auth";
import { ok } from "#shared";
import { apiRoute } from "./api-route.ts";

/** Users and invitations, for admins; and what an invitation's link is for, for whoever has it. */
export const userRoutes = [
  apiRoute({
    method: "GET",
    path: "/api/users",
    permission: "user.manage",
    handle: async ({ services, query }) => ok(await services.auth.listUsers(query.get("cursor") ?? undefined)),
  }),
  apiRoute({
    method: "PATCH",
    path: "/api/users/:id",
    permission: "user.manage",
    body: z.object({ role: roleField.optional(), disabled: z.boolean().optional() }),
    handle: ({ services, params, body }) => services.auth.changeUser(params.id ?? "", body),
  }),
  apiRoute({
    method: "GET",
    path: "/api/invitations",
    permission: "user.manage",
    handle: async ({ services }) => ok({ items: await services.auth.listInvitations() }),
  }),
  apiRoute({
    method: "POST",
    path: "/api/invitations",
    permission: "user.manage",
    status: 201,
    body: z.object({ email: emailField, role: roleField }),
    handle: async ({ services, body }) => {
      const invited = await services.auth.invite(body);
      return invited.ok ? ok({ ...invited.value, delivery: services.mail.state().delivery }) : invited;
    },
  }),
  apiRoute({
    method: "DELETE",
    path: "/api/invitations/:id",
    permission: "user.manage",
    handle: ({ services, params }) => services.auth.removeInvitation(params.id ?? ""),
  }),
  apiRoute({
    method: "GET",
    path: "/api/invitations/:token",
    permission: "everyone",
    handle: ({ services, params }) => services.auth.findInvitation(params.token ?? ""),
  }),
];
