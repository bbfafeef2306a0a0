import { z } from "zod";
import { emailField, nameField, newPasswordField } from "#accounts";
import { cursor, done, limit, listOf, route, TENANT_ROLES } from "#contract";
import { delivery } from "#mail";

const role = z.enum(TENANT_ROLES, "The role must be owner, manager or member");

const organisation = z.object({
  id: z.string(),
  name: z.string().describe("What addresses call it"),
  title: z.string(),
  role,
});
export type Organisation = z.output<typeof organisation>;

const person = z.object({
  id: z.string().describe("Of the account"),
  name: z.string(),
  email: z.string(),
  role,
  disabled: z.boolean().describe("The site's staff has closed the account"),
  joinedAt: z.string(),
});
export type Person = z.output<typeof person>;

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type TenantInvitation = z.output<typeof invitation>;

const sentInvitation = invitation.extend({
  url: z
    .string()
    .optional()
    .describe("The link that the email has: for staff of the site, and for all where there is no mail server"),
  delivery,
});

const offer = z.object({
  title: z.string().describe("The name of the organisation"),
  email: z.string(),
  role,
  hasAccount: z.boolean().describe("Whether the address has an account already"),
});
export type Offer = z.output<typeof offer>;

const joined = z.object({ name: z.string().describe("What addresses call the tenant") });

const most = z.int("Enter a whole number").min(0, "Enter 0 or more").max(2_147_483_647, "This number is too large");

const featureLimit = z.object({
  feature: z.string().describe("`people`, `ai_tokens`, or `rows:` and the id of an entity"),
  title: z.string(),
  used: z.number(),
  max: z.number().nullable().describe("Null: no limit of the tenant's own"),
  planMax: z.number().nullable().describe("What the tenant's plan allows where `max` is null; null: no limit"),
});
export type FeatureLimit = z.output<typeof featureLimit>;

const PEOPLE = "/api/tenants/:tenant/people";
const INVITATIONS = "/api/tenants/:tenant/invitations";
const LIMITS = "/api/tenants/:tenant/limits";
const OFFER = "/api/tenant-invitations/:token";

/** People of tenants, invitations to them, and how much tenants may use. */
export const memberContract = {
  listOrganisations: route({
    method: "GET",
    path: "/api/organisations",
    summary: "Lists the tenants that you belong to, with your role in each",
    permission: "profile.edit",
    answer: z.object({ items: z.array(organisation) }),
  }),
  listPeople: route({
    method: "GET",
    path: PEOPLE,
    summary: "Lists the people of a tenant, the first ones first; `search` is part of a name or an address",
    permission: "tenant.manage",
    tenantRole: "member",
    query: z.object({ search: z.string().default(""), limit, cursor }),
    answer: listOf(person),
  }),
  changePerson: route({
    method: "PATCH",
    path: `${PEOPLE}/:id`,
    summary: "Changes a person's role in a tenant",
    permission: "tenant.manage",
    tenantRole: "owner",
    body: z.object({ role }),
    answer: done,
  }),
  removePerson: route({
    method: "DELETE",
    path: `${PEOPLE}/:id`,
    summary: "Removes a person from a tenant: owners anyone, everyone themselves. The account stays",
    permission: "tenant.manage",
    tenantRole: "member",
    answer: done,
  }),
  listTenantInvitations: route({
    method: "GET",
    path: INVITATIONS,
    summary: "Lists a tenant's open invitations, newest first",
    permission: "tenant.manage",
    tenantRole: "manager",
    query: z.object({ limit, cursor }),
    answer: listOf(invitation),
  }),
  inviteToTenant: route({
    method: "POST",
    path: INVITATIONS,
    summary: "Invites someone to a tenant by email; managers invite members only",
    permission: "tenant.manage",
    tenantRole: "manager",
    status: 201,
    body: z.object({ email: emailField, role }),
    answer: sentInvitation,
  }),
  revokeTenantInvitation: route({
    method: "DELETE",
    path: `${INVITATIONS}/:id`,
    summary: "Revokes an invitation; managers those of members only",
    permission: "tenant.manage",
    tenantRole: "manager",
    answer: done,
  }),
  readOffer: route({
    method: "GET",
    path: OFFER,
    summary: "Returns what the link of an invitation offers",
    permission: "everyone",
    answer: offer,
  }),
  acceptOffer: route({
    method: "POST",
    path: `${OFFER}/accept`,
    summary: "Accepts an invitation to a tenant with the account of its address",
    permission: "profile.edit",
    answer: joined,
  }),
  signUpForOffer: route({
    method: "POST",
    path: `${OFFER}/account`,
    summary: "Accepts an invitation to a tenant with a new account, and signs in",
    permission: "everyone",
    body: z.object({ name: nameField, password: newPasswordField }),
    answer: joined,
  }),
  readLimits: route({
    method: "GET",
    path: LIMITS,
    summary: "How much of each feature a tenant uses, and the most it may",
    permission: "tenant.manage",
    tenantRole: "member",
    answer: z.object({ items: z.array(featureLimit) }),
  }),
  setLimits: route({
    method: "PUT",
    path: LIMITS,
    summary: "Sets the most that a tenant may use of the given features; null leaves it to its plan",
    permission: "tenant.manage",
    body: z.object({ limits: z.record(z.string(), most.nullable()) }),
    answer: z.object({ items: z.array(featureLimit) }),
  }),
};
