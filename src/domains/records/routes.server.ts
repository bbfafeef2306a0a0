import type { User } from "#contract";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { fail, ok, type Result } from "#shared";
import { findTenant } from "#tenants/server";
import { recordContract } from "./contract.ts";
import { changeEntity, createEntity, findEntity, listEntities } from "./entities.server.ts";
import { listRows } from "./row-list.server.ts";
import { changeRow, createRow, deleteRow, findRow, restoreRow } from "./rows.server.ts";
import type { RowPlace } from "./row-store.server.ts";

type Needs = { database: Database };
type Request = { services: Needs; params: { tenant: string; entity: string }; user: User };

const noEntity = () => fail("NOT_FOUND", "There is no such entity");

/** Finds the rows that an address names, and runs work on them. @returns NOT_FOUND. */
async function at<Value, Code extends string>(
  { services: { database }, params, user }: Request,
  work: (database: Database, place: RowPlace) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "NOT_FOUND">> {
  const tenant = await findTenant(database.db, params.tenant);
  if (!tenant) return fail("NOT_FOUND", "There is no such tenant");
  const entity = await findEntity(database.db, params.entity);
  if (!entity) return noEntity();
  return work(database, { tenantId: tenant.id, entity, author: user.name });
}

export const recordRoutes = serveWith<Needs>()(recordContract, {
  listEntities: async ({ services }) => ok({ items: await listEntities(services.database.db) }),
  createEntity: ({ services, body }) => createEntity(services.database, body),
  findEntity: async ({ services, params }) => {
    const entity = await findEntity(services.database.db, params.entity);
    return entity ? ok(entity) : noEntity();
  },
  changeEntity: ({ services, params, body }) => changeEntity(services.database, params.entity, body),
  createRow: (request) => at(request, (database, place) => createRow(database, place, request.body.values)),
  listRows: (request) => at(request, (database, place) => listRows(database, place, request.query)),
  findRow: (request) => at(request, (database, place) => findRow(database, place, request.params.id)),
  changeRow: (request) => at(request, (database, place) => changeRow(database, place, request.params.id, request.body)),
  deleteRow: (request) => at(request, (database, place) => deleteRow(database, place, request.params.id)),
  restoreRow: (request) => at(request, (database, place) => restoreRow(database, place, request.params.id)),
});
