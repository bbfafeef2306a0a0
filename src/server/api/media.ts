import { z } from "zod";
import { MAX_UPLOAD_BYTES, MEDIA_TEXT_LIMITS } from "#media";
import { addMedia, describeMedia, listMedia } from "#media/server";
import { ok } from "#shared";
import { apiRoute, userOf } from "./api-route.ts";

const { name, alt } = MEDIA_TEXT_LIMITS;

/** Pictures: the library, an upload (the file's bytes as body), and their texts. */
export const mediaRoutes = [
  apiRoute({
    method: "GET",
    path: "/api/media",
    permission: "media.view",
    handle: async ({ services, query }) => {
      const request = { search: query.get("search") ?? "", cursor: query.get("cursor") ?? "" };
      return ok(await listMedia(services.database.db, request));
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/media",
    permission: "media.edit",
    maxBytes: MAX_UPLOAD_BYTES,
    status: 201,
    handle: async (request) => {
      const { services, query, raw } = request;
      return addMedia(services.database.db, services.environment.DATA_DIR, {
        bytes: new Uint8Array(await raw.arrayBuffer()),
        name: query.get("name") ?? "",
        alt: query.get("alt") ?? "",
        userId: userOf(request).id,
      });
    },
  }),
  apiRoute({
    method: "PATCH",
    path: "/api/media/:id",
    permission: "media.edit",
    body: z.object({ name: z.string().max(name).optional(), alt: z.string().max(alt).optional() }),
    handle: ({ services, params, body }) => describeMedia(services.database, params.id ?? "", body),
  }),
];
