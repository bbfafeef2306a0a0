import type { TenantRole } from "#contract";

/** Who acts: a role in the tenant, or undefined for staff of the site, who may do what owners may. */
export type Actor = TenantRole | undefined;

/** @returns whether an actor may invite people as a role: managers invite members only. */
export function mayInviteAs(actor: Actor, role: TenantRole): boolean {
  if (actor === undefined || actor === "owner") return true;
  return actor === "manager" && role === "member";
}

/** @returns whether an actor may remove a person: owners anyone, everyone themselves. */
export function mayRemove(actor: Actor, isOneself: boolean): boolean {
  return isOneself || actor === undefined || actor === "owner";
}
