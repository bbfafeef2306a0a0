import { z } from "zod";
import { done, route } from "#contract";
import { viewSchemas } from "#views";
import { VIEW_FILTERS } from "./entry.ts";

/** What a saved view of the inbox shows: the filters as the address has them. */
const viewSettings = z.partialRecord(z.enum(VIEW_FILTERS), z.string().max(500)).describe("Empty: no filter");
export type InboxViewSettings = z.output<typeof viewSettings>;
const { view, newView, viewChange } = viewSchemas(viewSettings);

/** Saved views of the inbox. */
export const inboxViewContract = {
  listInboxViews: route({
    method: "GET",
    path: "/api/inbox/views",
    summary: "Lists saved views of the inbox by name: the shared ones and your own",
    permission: "lead.read",
    answer: z.object({ items: z.array(view) }),
  }),
  createInboxView: route({
    method: "POST",
    path: "/api/inbox/views",
    summary: "Saves a view of the inbox",
    permission: "lead.edit",
    status: 201,
    body: newView,
    answer: view,
  }),
  changeInboxView: route({
    method: "PATCH",
    path: "/api/inbox/views/:id",
    summary: "Changes a view of the inbox",
    permission: "lead.edit",
    body: viewChange,
    answer: view,
  }),
  deleteInboxView: route({
    method: "DELETE",
    path: "/api/inbox/views/:id",
    summary: "Deletes a view of the inbox",
    permission: "lead.edit",
    answer: done,
  }),
};
