import type { User } from "#contract";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { fail, ok, type Result } from "#shared";
import { savedViews, type ViewPlace } from "#views/server";
import { findEntity } from "../entities/entity-store.server.ts";
import { viewContract, type ViewSettings } from "./view-contract.ts";

const views = savedViews<ViewSettings>();

type Request = { services: { database: Database }; params: { entity: string }; user: User };

/** Runs work on the views that an address names. @returns NOT_FOUND. */
async function at<Value, Code extends string>(
  { services, params, user }: Request,
  work: (database: Database, place: ViewPlace) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "NOT_FOUND">> {
  const entity = await findEntity(services.database.db, params.entity);
  if (!entity) return fail("NOT_FOUND", "Entity not found");
  return work(services.database, { list: entity.id, userId: user.id });
}

/** What answers `viewContract`. */
export const viewRoutes = serveWith<Request["services"]>()(viewContract, {
  listRowViews: (request) => at(request, async ({ db }, place) => ok({ items: await views.list(db, place) })),
  createRowView: (request) => at(request, (database, place) => views.create(database, place, request.body)),
  changeRowView: (request) =>
    at(request, (database, place) => views.change(database, place, request.params.id, request.body)),
  deleteRowView: (request) => at(request, (database, place) => views.remove(database, place, request.params.id)),
});
