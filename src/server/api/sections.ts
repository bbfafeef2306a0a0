import { sectionContract } from "#publishing";
import { deleteSection, listSections, saveSection } from "#publishing/server";
import { fail, ok } from "#shared";
import { serve } from "./serve.ts";

export const sectionRoutes = serve(sectionContract, {
  listSections: async ({ services }) => ok({ items: await listSections(services.database.db) }),
  saveSection: ({ services, body, user }) => saveSection(services.database, { ...body, userId: user.id }),
  deleteSection: async ({ services, params }) =>
    (await deleteSection(services.database.db, params.id)) ? ok({}) : fail("NOT_FOUND", "Section not found"),
});
