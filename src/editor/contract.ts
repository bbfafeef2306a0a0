import { z } from "zod";
import { route } from "#contract";
import type { JsonObject } from "#shared";
import type { CanvasAssets } from "./editor-props.ts";

const block: z.ZodType<JsonObject> = z.record(z.string(), z.unknown());

const canvasAssets: z.ZodType<CanvasAssets> = z.object({
  styles: z.array(z.string()),
  blockStyles: z.record(z.string(), z.string()).describe("By block type"),
  icons: z.string(),
  sharedBlocks: z
    .object({ header: block.optional(), footer: block.optional() })
    .optional()
    .describe("The site's shared header and footer"),
  siteName: z.string(),
  logo: z
    .object({ src: z.string(), srcDark: z.string().optional(), madeFor: z.enum(["light", "dark"]).optional() })
    .optional(),
  mark: z.string().optional(),
  socials: z.record(z.string(), z.string()).optional().describe("Addresses by network"),
  launch: z.object({ postId: z.string(), url: z.string(), imageUrl: z.string() }).optional(),
});

/** What the editor needs to know about the site. */
export const editorContract = {
  readSite: route({
    method: "GET",
    path: "/api/editor",
    summary: "Reads what the site's pages load, so that blocks look as visitors see them, and the published paths",
    permission: "page.view",
    answer: z.object({ canvas: canvasAssets, paths: z.array(z.string()) }),
  }),
};
