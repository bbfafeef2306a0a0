import type { TenantRole } from "#contract";
import type { Entity, MemberRights } from "./property.ts";

/**
 * @returns whether a role in a tenant may use its rows of an entity: managers and owners may do everything with all of
 * them, members what the entity's settings say.
 */
export function mayUseRows({ members }: Pick<Entity, "members">, role: TenantRole, right: keyof MemberRights): boolean {
  return role !== "member" || members.edit || (right === "read" && members.read);
}
