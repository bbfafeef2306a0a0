import type { User } from "#contract";
import { doOrRollBack, type Database } from "#db";
import { joinAsOwner } from "#members/server";
import { fail, ok, slugOf, type Result } from "#shared";
import { addTenant, setPlanLimits } from "#tenants/server";
import { findPlan, limitsOfFreePlan } from "./offers.server.ts";
import "./tables.ts";

/** How many organisations a person may own by making them without the site's staff. */
const MAX_OWNED = 5;
/** How many names are tried for one title. */
const NAMES = 20;

/**
 * Makes an organisation that a person owns, to choose a plan for. Until that is chosen and paid, the limits of the free
 * plan apply.
 * @returns its name in addresses; LIMIT_REACHED for someone who owns too many; NOT_FOUND for a plan that isn't offered.
 */
export async function startOrganisation(
  database: Database,
  { id: userId }: Pick<User, "id">,
  { title, plan }: { title: string; plan: string },
): Promise<Result<{ name: string }, "LIMIT_REACHED" | "INVALID" | "NOT_FOUND">> {
  const found = await findPlan(database.db, plan);
  if (!found.ok) return found;
  const base =
    slugOf(title)
      .replace(/^[^a-z]+/, "")
      .slice(0, 50) || "organisation";
  return doOrRollBack<{ name: string }, "LIMIT_REACHED" | "INVALID" | "NOT_FOUND">(database, async (trx) => {
    await database.lockName(trx, `owner:${userId}`);
    const owned = await trx
      .selectFrom("members")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("user_id", "=", userId)
      .where("role", "=", "owner")
      .executeTakeFirstOrThrow();
    if (Number(owned.count) >= MAX_OWNED) {
      return fail("LIMIT_REACHED", `You own ${MAX_OWNED} organisations already. Use one of them.`);
    }
    for (let number = 1; number <= NAMES; number += 1) {
      const name = number === 1 ? base : `${base}-${number}`;
      const tenant = await addTenant(trx, { title, name, isOpen: false });
      if (!tenant) continue;
      await joinAsOwner(database, trx, tenant.id, userId);
      await setPlanLimits(await database.enterTenant(trx, tenant.id), await limitsOfFreePlan(trx));
      return ok({ name });
    }
    return fail("INVALID", "Many organisations have this name. Choose another one.");
  });
}
