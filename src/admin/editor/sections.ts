import type { Sections } from "#editor";
import type { Section } from "#publishing";
import { ApiError } from "#client";
import { call } from "../call.ts";
import { moveKeptSections } from "./kept-sections.ts";

async function save(name: string, blocks: Section["blocks"]): Promise<void> {
  await call("POST /api/sections", { body: { name, blocks: [...blocks] } });
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
      if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
    }
  },
};
