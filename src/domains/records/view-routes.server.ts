import type { User } from "#contract";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { fail, ok, type Result } from "#shared";
import { findEntity } from "./entities.server.ts";
import { viewContract } from "./view-contract.ts";
import { changeView, createView, deleteView, listViews, type ViewPlace } from "./views.server.ts";

type Request = { services: { database: Database }; params: { entity: string }; user: User };

/** Runs work on the views that an address names. @returns NOT_FOUND. */
async function at<Value, Code extends string>(
  { services, params, user }: Request,
  work: (database: Database, place: ViewPlace) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "NOT_FOUND">> {
  const entity = await findEntity(services.database.db, params.entity);
  if (!entity) return fail("NOT_FOUND", "There is no such entity");
  return work(services.database, { entityId: entity.id, userId: user.id });
}

/** What answers `viewContract`. */
export const viewRoutes = serveWith<Request["services"]>()(viewContract, {
  listViews: (request) => at(request, async ({ db }, place) => ok({ items: await listViews(db, place) })),
  createView: (request) => at(request, (database, place) => createView(database, place, request.body)),
  changeView: (request) =>
    at(request, (database, place) => changeView(database, place, request.params.id, request.body)),
  deleteView: (request) => at(request, (database, place) => deleteView(database, place, request.params.id)),
});
