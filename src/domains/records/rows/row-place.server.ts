import type { Membership, User } from "#contract";
import type { Database } from "#db";
import { fail, ok, type Result } from "#shared";
import { tenantIdOf } from "#tenants/server";
import { findEntity } from "../entities/entity-store.server.ts";
import { mayUseRows } from "../entities/member-rights.ts";
import type { MemberRights } from "../entities/property.ts";
import type { RowPlace } from "./row-store.server.ts";

/** A request at an address of rows. */
export type PlaceRequest = {
  services: { database: Database };
  params: { tenant: string; entity: string };
  user: User;
  membership: Membership | undefined;
};

/** The failure for an entity that there isn't. */
export const noEntity = () => fail("NOT_FOUND", "Entity not found");

/**
 * Finds the rows that an address names.
 * @returns NOT_FOUND; FORBIDDEN for a member whom the entity doesn't allow it.
 */
export async function placeOf(
  { services: { database }, params, user, membership }: PlaceRequest,
  right: keyof MemberRights,
): Promise<Result<RowPlace, "NOT_FOUND" | "FORBIDDEN">> {
  const tenant = await tenantIdOf(database.db, params.tenant, membership);
  if (!tenant.ok) return tenant;
  const entity = await findEntity(database.db, params.entity);
  if (membership && !(entity && mayUseRows(entity, membership.role, right))) {
    return fail("FORBIDDEN", "Your role doesn’t allow this");
  }
  return entity ? ok({ tenantId: tenant.value, entity, author: user.name }) : noEntity();
}
