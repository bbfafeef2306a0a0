import type { Sections } from "#editor";
import type { Section } from "#publishing";
import { ApiError, getJson, sendJson } from "../api.ts";
import { moveKeptSections } from "./kept-sections.ts";

const ADDRESS = "/api/sections";

async function save(name: string, blocks: Section["blocks"]): Promise<void> {
  await sendJson("POST", ADDRESS, { name, blocks });
}

/** Saved sections, which everybody shares who edits the site's pages. */
export const sections: Sections = {
  list: async () => {
    await moveKeptSections(save);
    return (await getJson<{ items: Section[] }>(ADDRESS)).items;
  },
  save,
  remove: (id) =>
    sendJson<void>("DELETE", `${ADDRESS}/${id}`).catch((error: unknown) => {
      // Somebody else was faster.
      if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
    }),
};
