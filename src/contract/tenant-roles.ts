/** What a person may be in a tenant, from the most to the least. */
export const TENANT_ROLES = ["owner", "manager", "member"] as const;
export type TenantRole = (typeof TENANT_ROLES)[number];

/** A person's place in the tenant that an address names. */
export type Membership = { tenantId: string; role: TenantRole };

/** @returns whether a role in a tenant includes what `enough` may do. */
export function isAtLeast(role: TenantRole, enough: TenantRole): boolean {
  return TENANT_ROLES.indexOf(role) <= TENANT_ROLES.indexOf(enough);
}
