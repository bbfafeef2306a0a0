import { z } from "zod";
import { done, route } from "#contract";
import { entity } from "../contract.ts";

const deletedEntity = entity.extend({ deletedAt: z.string() });
export type DeletedEntity = z.output<typeof deletedEntity>;

/** What else is done with entities, which are named by id or name. */
export const entityContract = {
  listDeletedEntities: route({
    method: "GET",
    path: "/api/deleted-entities",
    summary: "Lists deleted entities that can still be restored, the last deleted first",
    permission: "data.view",
    answer: z.object({ items: z.array(deletedEntity) }),
  }),
  deleteEntity: route({
    method: "DELETE",
    path: "/api/entities/:entity",
    summary: "Deletes an entity; for 30 days it can be restored, with its rows",
    permission: "data.edit",
    answer: done,
  }),
  restoreEntity: route({
    method: "POST",
    path: "/api/deleted-entities/:id/restore",
    summary: "Takes a deleted entity back, with its rows",
    permission: "data.edit",
    answer: entity,
  }),
};
