import type { TenantRole } from "#contract";

const NAMES: Record<TenantRole, string> = { owner: "Owner", manager: "Manager", member: "Member" };

/** What each role may do, in a sentence. */
export const TENANT_ROLE_HINTS: Record<TenantRole, string> = {
  owner: "Everything: the name, people and all data.",
  manager: "All data, and inviting members.",
  member: "The data that members may see or edit.",
};

/** @returns a role's name. */
export const tenantRoleName = (role: TenantRole) => NAMES[role];

/** @returns a role's name in a sentence: "an owner". */
export const withArticle = (role: TenantRole) => `${role === "owner" ? "an" : "a"} ${NAMES[role].toLowerCase()}`;
