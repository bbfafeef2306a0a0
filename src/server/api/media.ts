import { mediaContract } from "#media";
import { addMedia, describeMedia, listMedia } from "#media/server";
import { ok } from "#shared";
import { serve } from "./serve.ts";

export const mediaRoutes = serve(mediaContract, {
  listMedia: async ({ services, query }) => ok(await listMedia(services.database.db, query)),
  uploadMedia: async ({ services, query, user, raw }) =>
    addMedia(services.database.db, services.environment.DATA_DIR, {
      bytes: new Uint8Array(await raw.arrayBuffer()),
      userId: user.id,
      ...query,
    }),
  describeMedia: ({ services, params, body }) => describeMedia(services.database, params.id, body),
});
