import { z } from "zod";
import { done, route } from "#contract";
import { viewSchemas } from "#views";
import { ENTITY_LIMITS } from "../entities/property.ts";
import { FILTER_OPERATORS } from "../lists/row-filter.ts";

/** What a table of rows shows. Properties are named by their ids, so that a view survives another name. */
const settings = z.object({
  columns: z.array(z.string().max(20)).max(ENTITY_LIMITS.properties + 2),
  sort: z
    .string()
    .max(30)
    .describe("The id of a property, or createdAt; with - before it, downwards; empty: newest first"),
  search: z.string().max(500),
  filters: z
    .array(z.object({ property: z.string().max(20), operator: z.enum(FILTER_OPERATORS), value: z.string().max(1000) }))
    .max(50),
});
export type ViewSettings = z.output<typeof settings>;

const { view, newView, viewChange } = viewSchemas(settings);

const VIEWS = "/api/entities/:entity/views";

/** Saved views of rows: those that all staff share, and your own. */
export const viewContract = {
  listRowViews: route({
    method: "GET",
    path: VIEWS,
    summary: "Lists saved views of rows by name: the shared ones and your own",
    permission: "data.view",
    answer: z.object({ items: z.array(view) }),
  }),
  createRowView: route({
    method: "POST",
    path: VIEWS,
    summary: "Saves a view",
    permission: "data.edit",
    status: 201,
    body: newView,
    answer: view,
  }),
  changeRowView: route({
    method: "PATCH",
    path: `${VIEWS}/:id`,
    summary: "Changes a view",
    permission: "data.edit",
    body: viewChange,
    answer: view,
  }),
  deleteRowView: route({
    method: "DELETE",
    path: `${VIEWS}/:id`,
    summary: "Deletes a view",
    permission: "data.edit",
    answer: done,
  }),
};
