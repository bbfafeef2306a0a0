import type { Sections } from "#editor";
import type { Section } from "#publishing";
import { hasCode, newId } from "#client";
import { call } from "../call.ts";
import { moveKeptSections } from "./kept-sections.ts";

/** What was sent last, while it isn't known to be stored: sent again with its id, it is saved once. */
let sent: { id: string; text: string } | undefined;

async function save(name: string, blocks: Section["blocks"]): Promise<void> {
  const text = JSON.stringify([name, blocks]);
  if (sent?.text !== text) sent = { id: newId(), text };
  await call("POST /api/sections", { body: { id: sent.id, name, blocks: [...blocks] } });
  sent = undefined;
}

/** Saved sections, shared by everyone who edits the site's pages. */
export const sections: Sections = {
  list: async () => {
    await moveKeptSections(save);
    return (await call("GET /api/sections")).items;
  },
  save,
  remove: async (id) => {
    try {
      await call("DELETE /api/sections/:id", { params: { id } });
    } catch (error) {
      // Someone else has already deleted it.
      if (!hasCode(error, "NOT_FOUND")) throw error;
    }
  },
};
