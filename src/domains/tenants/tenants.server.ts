import { listPage, type ListPage } from "#contract";
import { containsText, searchText, type Database, type Executor, type TenantRows, type Transaction } from "#db";
import { fail, failAt, ok, slugOf, type Result } from "#shared";
import { newId } from "#shared/server";
import type { ListedTenant, NewTenant, TenantChange } from "./contract.ts";
import { TENANT_LIMITS } from "./tenant.ts";
import "./tables.ts";

const COLUMNS = ["id", "name", "title", "opened_at", "created_at"] as const;
type Row = { id: string; name: string; title: string; opened_at: string | null; created_at: string };

const shown = ({ opened_at: openedAt, created_at: createdAt, ...row }: Row): ListedTenant => ({
  ...row,
  isOpen: openedAt !== null,
  createdAt,
});

/** @param called its id or name; an id counts before a name. @returns the tenant; undefined where there is none. */
export async function findTenant(db: Executor, called: string): Promise<ListedTenant | undefined> {
  const row = await db
    .selectFrom("tenants")
    .select(COLUMNS)
    .where((eb) => eb.or([eb("id", "=", called), eb("name", "=", called)]))
    .orderBy((eb) => eb("id", "=", called), "desc")
    .executeTakeFirst();
  return row && shown(row);
}

/** @returns the tenants by name, with cursors as in docs/api.md. */
export async function listTenants(
  db: Executor,
  { search, limit, cursor }: { search: string; limit: number; cursor?: string },
): Promise<ListPage<ListedTenant>> {
  let query = db
    .selectFrom("tenants")
    .select(COLUMNS)
    .orderBy("name")
    .limit(limit + 1);
  if (search) query = query.where((eb) => containsText(eb.ref("search_text"), search));
  if (cursor) query = query.where("name", ">", cursor);
  return listPage((await query.execute()).map(shown), limit, ({ name }) => name);
}

/** Adds a tenant in the caller's transaction, which notifies of it. @returns undefined where its name is taken. */
export async function addTenant(
  trx: Transaction,
  { id = newId(), title, name, isOpen }: NewTenant & { name: string },
): Promise<ListedTenant | undefined> {
  const now = new Date().toISOString();
  const row = { id, name, title, opened_at: isOpen ? now : null, created_at: now };
  const added = await trx
    .insertInto("tenants")
    .values({ ...row, search_text: searchText([name, title]) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added && shown(row);
}

/**
 * Adds a tenant, or finds the one that was added with this id.
 * @returns TENANT_TAKEN with its path; INVALID where the title gives no name.
 */
export async function createTenant(
  database: Database,
  { id, title, name = slugOf(title).slice(0, TENANT_LIMITS.name), isOpen }: NewTenant,
): Promise<Result<ListedTenant, "TENANT_TAKEN" | "INVALID">> {
  if (!/^[a-z]/.test(name)) return failAt("INVALID", "Enter a name that begins with a letter", { path: ["name"] });
  const created = await database.inTransaction(
    async (trx) => (id && (await findTenant(trx, id))) || addTenant(trx, { id, title, name, isOpen }),
  );
  if (!created) return failAt("TENANT_TAKEN", `The name ${name} is taken. Choose another one.`, { path: ["name"] });
  await database.notify("data_changed", TENANTS_TAG);
  return ok(created);
}

const noTenant = () => fail("NOT_FOUND", "Organisation not found");

/** The user's membership where that is what let them in: then it says which tenant they may act on. */
type LetIn = { tenantId: string } | undefined;

/** @returns the tenant of an address, or NOT_FOUND. */
export async function tenantOf(
  db: Executor,
  called: string,
  membership: LetIn,
): Promise<Result<ListedTenant, "NOT_FOUND">> {
  const tenant = await findTenant(db, membership?.tenantId ?? called);
  return tenant ? ok(tenant) : noTenant();
}

/** The same for its id, which needs no query where the user has a membership. */
export async function tenantIdOf(
  db: Executor,
  called: string,
  membership: LetIn,
): Promise<Result<string, "NOT_FOUND">> {
  if (membership) return ok(membership.tenantId);
  const tenant = await tenantOf(db, called, undefined);
  return tenant.ok ? ok(tenant.value.id) : tenant;
}

/** Changes the given fields. @returns the tenant, or NOT_FOUND. */
export async function changeTenant(
  database: Database,
  called: string,
  { title, isOpen }: TenantChange,
): Promise<Result<ListedTenant, "NOT_FOUND">> {
  const changed = await database.inTransaction(async (trx) => {
    const tenant = await findTenant(trx, called);
    if (!tenant) return noTenant();
    const opened = isOpen === undefined ? undefined : { opened_at: isOpen ? new Date().toISOString() : null };
    const change = { ...(title !== undefined && { title, search_text: searchText([tenant.name, title]) }), ...opened };
    if (Object.keys(change).length > 0) {
      await trx.updateTable("tenants").set(change).where("id", "=", tenant.id).execute();
    }
    return ok({ ...tenant, title: title ?? tenant.title, isOpen: isOpen ?? tenant.isOpen });
  });
  if (changed.ok) await database.notify("data_changed", tenantTag(changed.value.id));
  return changed;
}

/** Hides a tenant's rows from visitors, in the caller's transaction, which notifies of it. */
export async function closeTenant(trx: Transaction, id: string): Promise<void> {
  await trx.updateTable("tenants").set({ opened_at: null }).where("id", "=", id).execute();
}

/** Deletes a tenant that nothing belongs to any more but its limits, in the caller's transaction, which notifies of it. */
export async function removeTenant(trx: Transaction, { tenantId, rows }: TenantRows): Promise<void> {
  await rows.deleteFrom("limits").execute();
  await trx.deleteFrom("tenants").where("id", "=", tenantId).execute();
}

/** The tag of cached pages that ask for a tenant that isn't there. */
export const TENANTS_TAG = "tenants";

/** The tag of cached pages that show rows of a tenant. */
export const tenantTag = (id: string) => `tenant:${id}`;
