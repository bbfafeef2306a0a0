import type { ReadableStream } from "node:stream/web";
import type { Logger } from "pino";
import { may } from "#contract";
import { serveWith, streamLines, whileAllowed } from "#contract/server";
import { isDiskFullError, type Database } from "#db";
import type { MediaStore } from "#media/server";
import { ok, type Result } from "#shared";
import { tenantIdOf } from "#tenants/server";
import { recordContract, type ExportQuery } from "./contract.ts";
import type { ImportLine } from "./import/import-contract.ts";
import { changeEntity, createEntity } from "./entities/entities.server.ts";
import { findEntity, listEntityPage } from "./entities/entity-store.server.ts";
import { mayUseRows } from "./entities/member-rights.ts";
import { presentProperties, type Entity, type MemberRights } from "./entities/property.ts";
import { bulkContract } from "./rows/bulk-contract.ts";
import { changeRows, deleteRows, restoreRows } from "./rows/change-rows.server.ts";
import { changeType } from "./types/change-type.server.ts";
import { typeContract, type TypeLine } from "./types/type-contract.ts";
import { deleteEntity, listDeletedEntities, restoreEntity } from "./entities/entity-bin.server.ts";
import { entityContract } from "./entities/entity-contract.ts";
import { pictureContract } from "./visitors/picture-contract.ts";
import { listBin } from "./bin/row-bin.server.ts";
import { exportCsv, exportJson } from "./lists/row-export.server.ts";
import { addRowPicture } from "./visitors/row-picture.server.ts";
import { importRows } from "./import/row-import.server.ts";
import { readHistory } from "./rows/row-history.server.ts";
import { listRows } from "./lists/row-list.server.ts";
import { changeRow, createRow, deleteRow, findRow, restoreRow } from "./rows/rows.server.ts";
import { readRowQuery } from "./lists/row-query.ts";
import { noEntity, placeOf, type PlaceRequest } from "./rows/row-place.server.ts";
import type { RowPlace } from "./rows/row-store.server.ts";
import { viewRoutes } from "./views/view-routes.server.ts";

type Needs = { database: Database; media: MediaStore; secret: string; log: Logger };
type Request = PlaceRequest & { services: Needs };

/** Runs work on the rows that an address names. @returns NOT_FOUND, FORBIDDEN as `placeOf`. */
async function at<Value, Code extends string>(
  request: Request,
  right: keyof MemberRights,
  work: (database: Database, place: RowPlace) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "NOT_FOUND" | "FORBIDDEN">> {
  const place = await placeOf(request, right);
  return place.ok ? work(request.services.database, place.value) : place;
}

type OwnRequest = Omit<Request, "params"> & { params: { tenant: string }; query: { limit: number; cursor?: string } };

/** @returns the entities whose rows the user may see in a tenant; NOT_FOUND. */
async function listOwnEntities({ services, params, query, user, membership }: OwnRequest) {
  const { db } = services.database;
  const tenant = await tenantIdOf(db, params.tenant, membership);
  if (!tenant.ok) return tenant;
  const isAllowed = (entity: Entity, right: keyof MemberRights) =>
    membership ? mayUseRows(entity, membership.role, right) : may(user, "data.edit");
  const page = await listEntityPage(db, query);
  const seen = page.items.filter((entity) => !membership || isAllowed(entity, "read"));
  const items = seen.map((entity) => {
    const shown = { properties: presentProperties(entity), mayEdit: isAllowed(entity, "edit") };
    return Object.assign(entity, shown);
  });
  return ok({ ...page, items });
}

/** Sends rows as a file. @returns INVALID for a filter or an order that there isn't, before anything is sent. */
async function sendFile(send: typeof exportCsv, { query, ...request }: Request & { query: ExportQuery }) {
  const place = await placeOf(request, "read");
  if (!place.ok) return place;
  const { database, log } = request.services;
  const readable = readRowQuery(place.value.entity, { ...query, limit: 1 });
  return readable.ok ? send(database, { ...place.value, query }, log) : readable;
}

/** Makes the last line of an answer that fails. @param what failed. @param kept says what is stored. */
const failedLine = (what: string, kept: string) => (error: unknown) =>
  isDiskFullError(error)
    ? { error: { code: "UNAVAILABLE", message: `The server’s disk is full. ${kept}` } }
    : { error: { code: "INTERNAL", message: `${what} failed on the server. ${kept}` } };

const typeFailed: (error: unknown) => TypeLine = failedLine(
  "This",
  "No value is lost; look at the entity, then try again.",
);
const importFailed: (error: unknown) => ImportLine = failedLine("The import", "The rows counted so far are stored.");

const entityRoutes = serveWith<Needs>()(entityContract, {
  listDeletedEntities: async ({ services }) => ok({ items: await listDeletedEntities(services.database) }),
  deleteEntity: ({ services, params }) => deleteEntity(services.database, params.entity),
  restoreEntity: ({ services, params }) => restoreEntity(services.database, params.id),
});

const rowRoutes = serveWith<Needs>()(recordContract, {
  listEntities: async ({ services, query }) => ok(await listEntityPage(services.database.db, query)),
  createEntity: ({ services, body }) => createEntity(services.database, body),
  findEntity: async ({ services, params }) => {
    const entity = await findEntity(services.database.db, params.entity);
    return entity ? ok(entity) : noEntity();
  },
  changeEntity: ({ services, params, body }) => changeEntity(services.database, params.entity, body),
  listOwnEntities,
  createRow: (request) => at(request, "edit", (database, place) => createRow(database, place, request.body)),
  listRows: ({ query, ...request }) =>
    at(request, query.deleted ? "edit" : "read", (database, place) =>
      query.deleted ? listBin(database, place, query) : listRows(database, place, query),
    ),
  findRow: (request) => at(request, "read", (database, place) => findRow(database, place, request.params.id)),
  changeRow: (request) =>
    at(request, "edit", (database, place) => changeRow(database, place, request.params.id, request.body)),
  deleteRow: (request) => at(request, "edit", (database, place) => deleteRow(database, place, request.params.id)),
  restoreRow: (request) => at(request, "edit", (database, place) => restoreRow(database, place, request.params.id)),
  readHistory: (request) => at(request, "read", (database, place) => readHistory(database, place, request.params.id)),
  exportCsv: (request) => sendFile(exportCsv, request),
  exportJson: (request) => sendFile(exportJson, request),
  importRows: async (request) => {
    const { services, query, raw, mayStill } = request;
    const place = await placeOf(request, "edit");
    if (!place.ok) return place;
    const body = (raw.body ?? new Blob([]).stream()) as ReadableStream<Uint8Array>;
    const lines = importRows(services.database, place.value, body, { ...query, isDryRun: query.dryRun });
    return streamLines(whileAllowed(lines, mayStill), services.log, importFailed);
  },
});

const typeRoutes = serveWith<Needs>()(typeContract, {
  changeType: async ({ services, params, body }) => {
    const lines = await changeType(services.database, params, body);
    return lines.ok ? streamLines(lines.value, services.log, typeFailed) : lines;
  },
});

const bulkRoutes = serveWith<Needs>()(bulkContract, {
  changeRows: (request) => at(request, "edit", (database, place) => changeRows(database, place, request.body)),
  deleteRows: (request) => at(request, "edit", (database, place) => deleteRows(database, place, request.body.ids)),
  restoreRows: (request) => at(request, "edit", (database, place) => restoreRows(database, place, request.body.ids)),
});

const pictureRoutes = serveWith<Needs>()(pictureContract, {
  addRowPicture: async (request) => {
    const { services, query, user, raw } = request;
    const place = await placeOf(request, "edit");
    if (!place.ok) return place;
    const picture = { name: query.name, userId: user.id, read: () => raw.arrayBuffer() };
    return addRowPicture(services, place.value.entity, picture);
  },
});

export const recordRoutes = [
  ...viewRoutes,
  ...rowRoutes,
  ...pictureRoutes,
  ...bulkRoutes,
  ...entityRoutes,
  ...typeRoutes,
];
