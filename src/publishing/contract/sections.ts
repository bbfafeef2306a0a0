import { z } from "zod";
import { done, line, ownId, route } from "#contract";
import { SECTION_NAME_MAX } from "../sections/section.ts";
import { jsonObject, MAX_CONTENT_BYTES, sentBlocks } from "./fields.ts";

const name = line(SECTION_NAME_MAX, "Enter a name");

const section = z.object({ id: z.string(), name: z.string(), blocks: z.array(jsonObject).readonly() });
/** Blocks saved under a name, in the stored form without keys. */
export type Section = z.output<typeof section>;

/** Saved sections: blocks stored under a name, for everyone who edits the site's pages. */
export const sectionContract = {
  listSections: route({
    method: "GET",
    path: "/api/sections",
    summary: "Lists saved sections, by name",
    permission: "page.view",
    answer: z.object({ items: z.array(section) }),
  }),
  saveSection: route({
    method: "POST",
    path: "/api/sections",
    summary: "Saves blocks under a name",
    permission: "page.edit",
    maxBytes: MAX_CONTENT_BYTES,
    body: z.object({ id: ownId, name, blocks: sentBlocks.min(1, "A section has at least one block") }),
    status: 201,
    answer: z.object({ id: z.string() }),
  }),
  deleteSection: route({
    method: "DELETE",
    path: "/api/sections/:id",
    summary: "Deletes a section; pages that it was inserted on keep their blocks",
    permission: "page.edit",
    answer: done,
  }),
};
