import { z } from "zod";
import { cursor, done, limit, line, listOf, ownId, route } from "#contract";
import { slugOf } from "#shared";
import { TENANT_LIMITS } from "./tenant.ts";

const tenant = z.object({
  id: z.string(),
  name: z.string().describe("What addresses call it; `site` is the site itself"),
  title: z.string(),
  isOpen: z.boolean().describe("Whether visitors may be shown its rows, where the entity is open to them"),
  createdAt: z.string(),
});
export type ListedTenant = z.output<typeof tenant>;

const title = line(TENANT_LIMITS.title, "Enter a name");

/** A new tenant. Without a name, one is made from the title. */
const newTenant = z.object({
  id: ownId,
  title,
  name: z
    .string()
    .max(TENANT_LIMITS.name, `At most ${TENANT_LIMITS.name} characters`)
    .refine(
      (name) => slugOf(name) === name && /^[a-z]/.test(name),
      "Use lower-case letters, digits and hyphens, starting with a letter",
    )
    .optional(),
  isOpen: z.boolean().default(false),
});
export type NewTenant = z.output<typeof newTenant>;

const tenantChange = z.object({ title: title.optional(), isOpen: z.boolean().optional() });
export type TenantChange = z.output<typeof tenantChange>;

/** Organisations whose rows are kept apart. */
export const tenantContract = {
  listTenants: route({
    method: "GET",
    path: "/api/tenants",
    summary: "Lists tenants by name; `search` is part of a name or title",
    permission: "data.view",
    query: z.object({ search: z.string().default(""), limit, cursor }),
    answer: listOf(tenant),
  }),
  readTenant: route({
    method: "GET",
    path: "/api/tenants/:tenant",
    summary: "A tenant",
    permission: "data.view",
    tenantRole: "member",
    answer: tenant,
  }),
  createTenant: route({
    method: "POST",
    path: "/api/tenants",
    summary: "Adds a tenant",
    permission: "tenant.manage",
    status: 201,
    body: newTenant,
    answer: tenant,
  }),
  changeTenant: route({
    method: "PATCH",
    path: "/api/tenants/:tenant",
    summary: "Changes a tenant's title, or whether visitors see its rows",
    permission: "tenant.manage",
    tenantRole: "owner",
    body: tenantChange,
    answer: tenant,
  }),
};

/** The end of an organisation, with everything that other domains keep for it. */
export const tenantDeletionContract = {
  deleteTenant: route({
    method: "DELETE",
    path: "/api/tenants/:tenant",
    summary: "Deletes a tenant with its rows, people, plan and limits; orders and pictures stay",
    permission: "tenant.manage",
    answer: done,
  }),
};
