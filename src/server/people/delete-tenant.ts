import { closeBilling, forgetBilling, paymentsOf } from "#billing/server";
import { doOrRollBack } from "#db";
import { removeEveryone } from "#members/server";
import { deleteLastRows, deleteRowsOfTenant } from "#records/server";
import { fail, ok, type Result } from "#shared";
import { SITE_TENANT } from "#tenants";
import { closeTenant, removeTenant, tenantOf, TENANTS_TAG, tenantTag } from "#tenants/server";
import type { Services } from "../services.ts";

/**
 * Deletes an organisation with its rows, people, invitations, plan and limits. Visitors and its people lose access first and at
 * once. If the rest fails, it is left without them and can be deleted again.
 * @param called its id or name.
 * @returns NOT_FOUND; INVALID for the site itself; SUBSCRIBED while it pays for a subscription; UNAVAILABLE where Stripe can't
 * be asked.
 */
export async function deleteTenant(services: Services, called: string): Promise<Result<Record<string, never>>> {
  const { database, log } = services;
  const found = await tenantOf(database.db, called, undefined);
  if (!found.ok) return found;
  const { id } = found.value;
  if (id === SITE_TENANT) return fail("INVALID", "The site itself can’t be deleted");
  const closed = await closeBilling(paymentsOf(services), id);
  if (!closed.ok) return closed;
  await database.inTransaction(async (trx) => {
    await removeEveryone(database, trx, id);
    await closeTenant(trx, id);
  });
  await database.notify("data_changed", tenantTag(id));
  await deleteRowsOfTenant(database, id);
  const removed = await doOrRollBack<Record<string, never>, string>(database, async (trx) => {
    const forgotten = await forgetBilling(database, trx, id);
    if (!forgotten.ok) return forgotten;
    const handle = await database.enterTenant(trx, id);
    await deleteLastRows(database, trx, handle);
    // Someone may have been invited in the meantime.
    await removeEveryone(database, trx, id);
    await removeTenant(trx, handle);
    return ok({});
  });
  if (!removed.ok) return removed;
  for (const tag of [tenantTag(id), TENANTS_TAG]) await database.notify("data_changed", tag);
  log.info({ tenant: id }, "an organisation was deleted");
  return removed;
}
