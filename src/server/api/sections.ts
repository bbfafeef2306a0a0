import { z } from "zod";
import { SECTION_NAME_MAX } from "#publishing";
import { deleteSection, listSections, saveSection } from "#publishing/server";
import { fail, ok, oneLine } from "#shared";
import { apiRoute, userOf, type ApiRoute } from "./api-route.ts";
import { blocksSchema } from "./pages.ts";

const name = z
  .string()
  .overwrite(oneLine)
  .min(1, "A section has a name")
  .max(SECTION_NAME_MAX, `A name has at most ${SECTION_NAME_MAX} characters`);

/** Saved sections: blocks that are kept under a name, for everybody who edits the site's pages. */
export const sectionRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: "GET",
    path: "/api/sections",
    permission: "page.view",
    handle: async ({ services }) => ok({ items: await listSections(services.database.db) }),
  }),
  apiRoute({
    method: "POST",
    path: "/api/sections",
    permission: "page.edit",
    status: 201,
    maxBytes: 1_000_000,
    body: z.object({ name, blocks: blocksSchema.min(1, "A section has at least one block") }),
    handle: (request) => saveSection(request.services.database, { ...request.body, userId: userOf(request).id }),
  }),
  apiRoute({
    method: "DELETE",
    path: "/api/sections/:id",
    permission: "page.edit",
    handle: async ({ services, params: { id = "" } }) =>
      (await deleteSection(services.database.db, id)) ? ok({}) : fail("NOT_FOUND", "There is no such section"),
  }),
];
