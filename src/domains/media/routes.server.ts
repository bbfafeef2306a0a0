import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { mediaContract } from "./contract.ts";
import { openCrop } from "./crop.server.ts";
import { addMedia, describeMedia, listMedia } from "./library.server.ts";
import { ok } from "#shared";
import type { MediaStore } from "./store/media-store.server.ts";
import type { Variants } from "./variants.server.ts";

type Needs = { database: Database; media: MediaStore; variants: Variants };

export const mediaRoutes = serveWith<Needs>()(mediaContract, {
  listMedia: async ({ services, query }) => ok(await listMedia(services.database.db, query)),
  uploadMedia: async ({ services, query, user, raw }) =>
    addMedia(services.database, services.media, {
      bytes: new Uint8Array(await raw.arrayBuffer()),
      userId: user.id,
      ...query,
    }),
  cropMedia: ({ services, params, query }) => openCrop(services.variants, params.hash, query.area),
  describeMedia: ({ services, params, body }) => describeMedia(services.database, params.id, body),
});
