import { z } from "zod";
import { cursor, done, limit, listOf, route } from "#contract";
import { delivery } from "#mail";
import { emailField, roleField } from "./fields.ts";

/** A user, as admins see them. */
const listedUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleField,
  disabled: z.boolean().describe("Whether they may not sign in"),
  confirmed: z.boolean().describe("Whether they have confirmed their email address; until then they can't sign in"),
  createdAt: z.string(),
});
export type ListedUser = z.output<typeof listedUser>;

/** A new role, or whether the user is disabled; either way they are signed out everywhere. */
const userChange = z.object({ role: roleField.optional(), disabled: z.boolean().optional() });
export type UserChange = z.output<typeof userChange>;

/** An invitation's account: its role and address. */
const invitation = z.object({ email: z.string(), role: roleField });
export type Invitation = z.output<typeof invitation>;

/** An open invitation, as admins see it. */
const listedInvitation = invitation.extend({ id: z.string(), createdAt: z.string(), expiresAt: z.string() });
export type ListedInvitation = z.output<typeof listedInvitation>;

/** The same just after it was made: with its link, and where its email was sent. */
const sentInvitation = listedInvitation.extend({ url: z.string(), delivery });

/** Users and invitations, for admins; and an invitation's details, for the holder of its link. */
export const userContract = {
  listUsers: route({
    method: "GET",
    path: "/api/users",
    summary: "Lists accounts, newest first; `search` is part of a name or an address",
    permission: "user.manage",
    query: z.object({ search: z.string().default(""), limit, cursor }),
    answer: listOf(listedUser),
  }),
  changeUser: route({
    method: "PATCH",
    path: "/api/users/:id",
    summary: "Changes an account's role, or disables it",
    permission: "user.manage",
    body: userChange,
    answer: listedUser,
  }),
  deleteUser: route({
    method: "DELETE",
    path: "/api/users/:id",
    summary: "Deletes an account; what it made stays",
    permission: "user.manage",
    answer: done,
  }),
  listInvitations: route({
    method: "GET",
    path: "/api/invitations",
    summary: "Lists open invitations, newest first",
    permission: "user.manage",
    query: z.object({ limit, cursor }),
    answer: listOf(listedInvitation),
  }),
  invite: route({
    method: "POST",
    path: "/api/invitations",
    summary: "Invites someone by email",
    permission: "user.manage",
    status: 201,
    body: z.object({ email: emailField, role: roleField }),
    answer: sentInvitation,
  }),
  removeInvitation: route({
    method: "DELETE",
    path: "/api/invitations/:id",
    summary: "Revokes an invitation",
    permission: "user.manage",
    answer: done,
  }),
  readInvitation: route({
    method: "GET",
    path: "/api/invitations/:token",
    summary: "Returns an invitation's address and role",
    permission: "everyone",
    answer: invitation,
  }),
};
