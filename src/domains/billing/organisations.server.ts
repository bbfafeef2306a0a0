import type { User } from "#contract";
import { idTaken } from "#contract/server";
import { doOrRollBack, type Database } from "#db";
import { joinAsOwner } from "#members/server";
import { fail, ok, slugOf, type Result } from "#shared";
import { newId } from "#shared/server";
import { addTenant, findTenant, setPlanLimits } from "#tenants/server";
import { findPlan, limitsOfFreePlan } from "./offers.server.ts";
import "./tables.ts";

/** How many organisations a person may own by making them without the site's staff. */
const MAX_OWNED = 5;
/** How many numbered names are tried for one title, before one that nobody has. */
const NAMES = 20;

/**
 * Makes an organisation that a person owns, to choose a plan for, or finds the one that they made with this id. Until the
 * plan is chosen and paid, the limits of the free plan apply.
 * @returns its name in addresses; INVALID for the id of another one; LIMIT_REACHED for someone who owns too many; NOT_FOUND for
 * a plan that isn't offered.
 */
export async function startOrganisation(
  database: Database,
  { id: userId }: Pick<User, "id">,
  { id, title, plan }: { id?: string; title: string; plan: string },
): Promise<Result<{ name: string }, "INVALID" | "LIMIT_REACHED" | "NOT_FOUND">> {
  const found = await findPlan(database.db, plan);
  if (!found.ok) return found;
  const base =
    slugOf(title)
      .replace(/^[^a-z]+/, "")
      .slice(0, 50) || "organisation";
  return doOrRollBack<{ name: string }, "INVALID" | "LIMIT_REACHED" | "NOT_FOUND">(database, async (trx) => {
    await database.lockName(trx, `owner:${userId}`);
    const owned = await trx
      .selectFrom("members")
      .innerJoin("tenants", "tenants.id", "members.tenant_id")
      .select(["tenants.id", "tenants.name"])
      .where("members.user_id", "=", userId)
      .where("members.role", "=", "owner")
      .execute();
    const made = owned.find((one) => one.id === id);
    if (made) return ok({ name: made.name });
    if (id && (await findTenant(trx, id))) return idTaken();
    if (owned.length >= MAX_OWNED) {
      return fail("LIMIT_REACHED", `You own ${MAX_OWNED} organisations already. Use one of them.`);
    }
    for (const name of namesFrom(base)) {
      const tenant = await addTenant(trx, { id, title, name, isOpen: false });
      if (!tenant) continue;
      await joinAsOwner(database, trx, tenant.id, userId);
      await setPlanLimits(await database.enterTenant(trx, tenant.id), await limitsOfFreePlan(trx));
      return ok({ name });
    }
    throw new Error(`No name from ${base} is free`);
  });
}

/** @returns names to try, the last one with random characters: titles without Latin letters all have the same base. */
function namesFrom(base: string): string[] {
  const numbered = Array.from({ length: NAMES - 1 }, (_, index) => `${base}-${index + 2}`);
  return [base, ...numbered, `${base}-${newId().slice(-8)}`];
}
