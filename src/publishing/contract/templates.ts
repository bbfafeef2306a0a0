import { z } from "zod";
import { route } from "#contract";

/** Templates as people look at them before they choose one. */
export const templateContract = {
  previewTemplate: route({
    method: "GET",
    path: "/api/templates/:name/preview",
    summary: "Shows the page that a template makes, in the site's own theme",
    permission: "page.view",
    query: z.object({
      part: z.enum(["top"]).optional().catch(undefined).describe("Only its first blocks, for a small picture"),
    }),
    answer: { mediaType: "text/html" },
  }),
};
